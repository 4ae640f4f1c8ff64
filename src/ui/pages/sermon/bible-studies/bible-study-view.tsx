import { useMemo } from 'react';
import { bibleStudyPageEntry } from '@/composition/post-page.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { introduceSheet } from '@/ui/patterns/posts/introduce-post.tsx';
import { ItemPage } from '@/ui/patterns/posts/item-page.tsx';
import { SheetLink } from './sheet-link.tsx';

// Loaded on demand, only for publishers.
const editing = createIsland(() =>
  import('./bible-study-editing.tsx').then((module) => module.BibleStudyEditingIsland),
);

/** A question sheet: its title, day, and the link to its PDF. */
export function BibleStudyIsland({ id }: { readonly id: string }) {
  const services = useServices(bibleStudyPageEntry);
  return (
    <ItemPage
      kind="bibleStudy"
      id={id}
      provided={useMemo(() => services.pageOf(id), [services, id])}
      publishingRights={services.publishingRights}
      renderEditing={(asked) => <IslandSlot island={editing} props={asked} fallback={null} />}
      introduce={introduceSheet}
      onShare={(_, title) => void services.shareLink({ title, address: href('bibleStudy', { id }) })}
    >
      {(study) => (
        <p>
          <SheetLink study={study} />
        </p>
      )}
    </ItemPage>
  );
}
