import { useMemo } from 'react';
import { announcementPageFeature } from '@/composition/announcement-page.feature.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { introduceWritten } from '@/ui/patterns/post/introduce-post.tsx';
import { ItemPage } from '@/ui/patterns/post/item-page.tsx';
import { Paragraphs } from '@/ui/patterns/post/paragraphs.tsx';

// Loaded on demand, only for publishers.
const editing = createIsland(() =>
  import('./announcement-editing-island.tsx').then((module) => module.AnnouncementEditingIsland),
);

/** An announcement as a whole. */
function Announcement({ services, id }: { readonly id: string } & HasServices<typeof announcementPageFeature>) {
  return (
    <ItemPage
      kind="announcement"
      id={id}
      provided={useMemo(() => services.pageOf(id), [services, id])}
      publishingRights={services.publishingRights}
      renderEditing={(asked) => <IslandSlot island={editing} props={asked} fallback={null} />}
      introduce={introduceWritten}
      onShare={(_, title) => void services.shareLink({ title, address: href('announcement', { id }) })}
    >
      {({ content }) => <Paragraphs text={content} />}
    </ItemPage>
  );
}

export const AnnouncementIsland = withServices(announcementPageFeature, Announcement);
