import { announcementsFeature } from '@/composition/announcements.feature.ts';
import type { ListStart } from '@/content/domain/list-start.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { announcementMessages } from '@/ui/messages/ko/announcement-messages.ts';
import { PostList } from '@/ui/patterns/post/post-list.tsx';
import { useListStart, usePostFeed } from '@/ui/patterns/post/use-post-feed.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementPost } from './announcement-post.tsx';

/** The list from the year or month in the address on. */
export function AnnouncementsIsland() {
  const start = useListStart();
  return <Announcements key={start} start={start} />;
}

/** The list, and for Admin and Editor the form and the delete buttons (PERM-02). */
function Announcements({ start }: { readonly start: ListStart | undefined }) {
  const feed = usePostFeed(useService(announcementsFeature, 'feeds'), start);
  return (
    <>
      {feed.hasForm && <AnnouncementForm key={feed.writer} onPublished={feed.add} right={feed.right} />}
      <PostList page="announcements" address={href('announcements')} messages={announcementMessages} feed={feed}>
        {(announcement, onRemove) => (
          <AnnouncementPost key={announcement.id} announcement={announcement} onRemove={onRemove} />
        )}
      </PostList>
    </>
  );
}
