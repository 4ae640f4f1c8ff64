import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { highlightedId } from '@/content/domain/item-address.ts';
import type { BulletinActor } from '@/content/machines/bulletin-page.machine.ts';
import { searchedPages } from '@/content/machines/bulletin-view-model.ts';
import { useSearch } from '@/ui/kit/navigation/location.ts';
import { HighlightedItem } from '@/ui/patterns/feed/highlighted-item.tsx';
import { leadToPage } from './lead-to-pages.ts';

/** Scrolls to the first of the pages that the address highlights: those that were just published. */
export function NewestPages({ bulletin }: { readonly bulletin: BulletinActor }) {
  const pages = useMemo(() => searchedPages(bulletin), [bulletin]);
  const shown = useSelector(bulletin, ({ context }) => context.pages.length);
  return (
    <HighlightedItem
      id={highlightedId(useSearch(), 'newest')}
      list={pages}
      onFound={(count) => leadToPage(shown - Number(count) + 1)}
    />
  );
}
