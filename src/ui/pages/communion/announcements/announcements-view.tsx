import { announcementsEntry } from '@/composition/posts.ts';
import type { PostFeeds } from '@/content/posts/post-lists.machine.ts';
import type { Announcement, ListStart } from '@/content/posts/posts.ts';
import type { PublishingRights } from '@/content/writing/publishing-right.machine.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { announcementMessages } from '@/ui/messages/ko/post-lists.ts';
import { Post } from '@/ui/patterns/posts/post.tsx';
import { FormSkeleton, ListFromAddress, PostList, usePostFeed } from '@/ui/patterns/posts/post-list.tsx';
import { Paragraphs } from '@/ui/patterns/posts/post-parts.tsx';

// Loaded on demand, only for publishers.
const writing = createIsland(() =>
  import('./announcements-writing.tsx').then((module) => module.AnnouncementsWritingIsland),
);

/** The list, which begins at the year or month in the address. */
export function AnnouncementsIsland() {
  const services = useServices(announcementsEntry);
  return (
    <ListFromAddress>
      {(start) => (
        <AnnouncementList start={start} feeds={services.feeds} publishingRights={services.publishingRights} />
      )}
    </ListFromAddress>
  );
}

interface AnnouncementListProps {
  readonly start: ListStart | undefined;
  readonly feeds: PostFeeds<Announcement>;
  readonly publishingRights: PublishingRights;
}

/** The list, and for Admin and Editor the form and the delete buttons (PERM-02). */
function AnnouncementList({ start, feeds, publishingRights }: AnnouncementListProps) {
  const feed = usePostFeed(feeds, start, publishingRights);
  return (
    <>
      {feed.hasForm && (
        <IslandSlot
          key={feed.writer}
          island={writing}
          props={{ list: feed.actor, right: feed.right, edit: feed.edit, pin: feed.pin }}
          fallback={<FormSkeleton />}
        />
      )}
      <PostList page="announcements" address={href('announcements')} messages={announcementMessages} feed={feed}>
        {(announcement, onRemove) => (
          <Post
            key={announcement.id}
            post={announcement}
            href={href('announcement', { id: announcement.id })}
            author={announcement.author}
            onEdit={feed.publishes ? () => feed.edit.ask(announcement.id) : undefined}
            onPin={feed.publishes ? () => feed.pin.ask(announcement) : undefined}
            onRemove={onRemove}
          >
            <Paragraphs text={announcement.content} />
          </Post>
        )}
      </PostList>
    </>
  );
}
