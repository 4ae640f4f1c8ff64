import { useMemo } from 'react';
import { bibleStudyPageFeature } from '@/composition/bible-study-page.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { introduceSheet } from '@/ui/patterns/post/introduce-post.tsx';
import { ItemPage } from '@/ui/patterns/post/item-page.tsx';
import { SheetLink } from './sheet-link.tsx';

// Loaded on demand, only for publishers.
const editing = createIsland(() => import('./bible-study-editing.tsx').then((module) => module.BibleStudyEditing));

/** A question sheet: its title, day, and the link to its PDF. */
export function BibleStudyIsland({ id }: { readonly id: string }) {
  const pageOf = useService(bibleStudyPageFeature, 'pageOf');
  const share = useService(bibleStudyPageFeature, 'shareLink');
  return (
    <ItemPage
      kind="bibleStudy"
      id={id}
      provided={useMemo(() => pageOf(id), [pageOf, id])}
      renderEditing={(asked) => <IslandSlot island={editing} props={asked} fallback={null} />}
      introduce={introduceSheet}
      onShare={(_, title) => void share({ title, address: href('bibleStudy', { id }) })}
    >
      {(study) => (
        <p>
          <SheetLink study={study} />
        </p>
      )}
    </ItemPage>
  );
}
