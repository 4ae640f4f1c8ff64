import { useMemo } from 'react';
import type { BulletinActor } from '@/content/machines/bulletin-page.machine.ts';
import { searchedPages } from '@/content/machines/bulletin-view-model.ts';
import { SoughtItem } from '@/ui/patterns/feed/sought-item.tsx';
import { bringPageIntoView } from './bring-into-view.ts';

/** Takes the reader to the first of the last pages that the address points out: those that were published just now. */
export function NewestPages({ bulletin }: { readonly bulletin: BulletinActor }) {
  const pages = useMemo(() => searchedPages(bulletin), [bulletin]);
  return (
    <SoughtItem
      kind="newest"
      list={pages}
      onFound={(count) => bringPageIntoView(bulletin.getSnapshot().context.pages.length - Number(count) + 1)}
    />
  );
}
