import { useMemo } from 'react';
import { bibleStudyPageFeature } from '@/composition/bible-study-page.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { introduceSheet } from '@/ui/patterns/post/introduce-post.tsx';
import { ItemPage } from '@/ui/patterns/post/item-page.tsx';
import { SheetLink } from './sheet-link.tsx';

/** A question sheet: its title, day, and the link to its PDF. */
export function BibleStudyIsland({ id }: { readonly id: string }) {
  const pageOf = useService(bibleStudyPageFeature, 'pageOf');
  const share = useService(bibleStudyPageFeature, 'shareLink');
  return (
    <ItemPage
      kind="bibleStudy"
      provided={useMemo(() => pageOf(id), [pageOf, id])}
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
