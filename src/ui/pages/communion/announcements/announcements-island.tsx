import { announcementsFeature } from '@/composition/announcements.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { announcementMessages } from '@/ui/messages/ko/announcement-messages.ts';
import { Feed } from '@/ui/patterns/feed/feed.tsx';
import { usePostFeed } from '@/ui/patterns/post/use-post-feed.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementPost } from './announcement-post.tsx';

/** The list, and for Admin and Editor the form and the delete buttons (PERM-02). */
export function AnnouncementsIsland() {
  const { viewModel, send, list, add, publishes, hasForm, writer, right } = usePostFeed(
    useService(announcementsFeature, 'feed'),
  );
  return (
    <>
      {hasForm && <AnnouncementForm key={writer} onPublished={add} right={right} />}
      <Feed
        page="announcements"
        messages={announcementMessages}
        viewModel={viewModel}
        send={send}
        list={list}
        removable={publishes}
      >
        {(announcement, onRemove) => (
          <AnnouncementPost key={announcement.id} announcement={announcement} onRemove={onRemove} />
        )}
      </Feed>
    </>
  );
}
