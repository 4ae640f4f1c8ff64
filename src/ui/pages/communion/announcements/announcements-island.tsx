import { announcementsFeature } from '@/composition/announcements.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { announcementMessages } from '@/ui/messages/ko/announcement-messages.ts';
import { Feed } from '@/ui/patterns/feed/feed.tsx';
import { usePostFeed } from '@/ui/patterns/post/use-post-feed.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementPost } from './announcement-post.tsx';

// Loaded on demand, only for publishers.
const editing = createIsland(() => import('./announcement-editing.tsx').then((module) => module.AnnouncementEditing));

/** The list, and for Admin and Editor the form and the delete buttons (PERM-02). */
export function AnnouncementsIsland() {
  const { viewModel, send, list, add, edit, publishes, hasForm, writer, right } = usePostFeed(
    useService(announcementsFeature, 'feed'),
  );
  return (
    <>
      {hasForm && <AnnouncementForm key={writer} onPublished={add} right={right} />}
      {hasForm && (
        <IslandSlot key={edit.key} island={editing} props={{ id: edit.id, page: edit.page, right }} waiting={null} />
      )}
      <Feed
        page="announcements"
        messages={announcementMessages}
        viewModel={viewModel}
        send={send}
        list={list}
        removable={publishes}
      >
        {(announcement, onRemove) => (
          <AnnouncementPost
            key={announcement.id}
            announcement={announcement}
            onEdit={publishes ? () => edit.ask(announcement.id) : undefined}
            onRemove={onRemove}
          />
        )}
      </Feed>
    </>
  );
}
