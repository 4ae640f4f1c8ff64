import { useMemo } from 'react';
import { announcementPageFeature } from '@/composition/announcement-page.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { introduceWritten } from '@/ui/patterns/post/introduce-post.tsx';
import { ItemPage } from '@/ui/patterns/post/item-page.tsx';
import { Paragraphs } from '@/ui/patterns/post/paragraphs.tsx';

/** An announcement as a whole. */
export function AnnouncementIsland({ id }: { readonly id: string }) {
  const pageOf = useService(announcementPageFeature, 'pageOf');
  const share = useService(announcementPageFeature, 'shareLink');
  return (
    <ItemPage
      kind="announcement"
      provided={useMemo(() => pageOf(id), [pageOf, id])}
      introduce={introduceWritten}
      onShare={(_, title) => void share({ title, address: href('announcement', { id }) })}
    >
      {({ content }) => <Paragraphs text={content} />}
    </ItemPage>
  );
}
