import { announcementsFeature } from '@/composition/announcements.ts';
import type { Announcement, AnnouncementDraft } from '@/content/posts/announcements.writing.ts';
import type { PostFeeds } from '@/content/posts/post-lists.machine.ts';
import type { ListStart } from '@/content/posts/posts.ts';
import type { PostFormFactory } from '@/content/writing/post-form.machine.ts';
import type { PublishingRights } from '@/content/writing/publishing-right.machine.ts';
import { type HasServices, withServices } from '@/ui/app/islands/core-context.tsx';
import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { announcementMessages } from '@/ui/messages/ko/post-lists.ts';
import { Post } from '@/ui/patterns/posts/post.tsx';
import { ListFromAddress, PostList, usePostFeed } from '@/ui/patterns/posts/post-list.tsx';
import { Paragraphs } from '@/ui/patterns/posts/post-parts.tsx';
import { AnnouncementForm } from './announcements-writing.tsx';

// Loaded on demand, only for publishers.
const editing = createIsland(() =>
  import('./announcement-editing.tsx').then((module) => module.AnnouncementEditingIsland),
);
const pinning = createIsland(() =>
  import('./announcements-writing.tsx').then((module) => module.AnnouncementPinningIsland),
);

/** The list, which begins at the year or month in the address. */
function Announcements({ services }: HasServices<typeof announcementsFeature>) {
  return (
    <ListFromAddress>
      {(start) => (
        <AnnouncementList
          start={start}
          feeds={services.feeds}
          publishingRights={services.publishingRights}
          forms={services.form}
        />
      )}
    </ListFromAddress>
  );
}

export const AnnouncementsIsland = withServices(announcementsFeature, Announcements);

interface AnnouncementListProps {
  readonly start: ListStart | undefined;
  readonly feeds: PostFeeds<Announcement>;
  readonly publishingRights: PublishingRights;
  readonly forms: PostFormFactory<AnnouncementDraft, Announcement>;
}

/** The list, and for Admin and Editor the form and the delete buttons (PERM-02). */
function AnnouncementList({ start, feeds, publishingRights, forms }: AnnouncementListProps) {
  const feed = usePostFeed(feeds, start, publishingRights);
  return (
    <>
      {feed.hasForm && <AnnouncementForm key={feed.writer} forms={forms} list={feed.actor} right={feed.right} />}
      {feed.hasForm && (
        <IslandSlot
          key={feed.edit.key}
          island={editing}
          props={{ id: feed.edit.id, owner: feed.edit.owner, right: feed.right }}
          fallback={null}
        />
      )}
      {feed.publishes && (
        <IslandSlot
          key={feed.pin.key}
          island={pinning}
          props={{ item: feed.pin.item, list: feed.actor }}
          fallback={null}
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
