import { bibleStudiesEntry } from '@/composition/posts.ts';
import type { PostFeeds } from '@/content/posts/post-lists.machine.ts';
import type { BibleStudy, ListStart } from '@/content/posts/posts.ts';
import type { PublishingRights } from '@/content/writing/publishing-right.machine.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { bibleStudyMessages } from '@/ui/messages/ko/post-lists.ts';
import { Post } from '@/ui/patterns/posts/post.tsx';
import { FormSkeleton, ListFromAddress, PostList, usePostFeed } from '@/ui/patterns/posts/post-list.tsx';
import { SheetLink } from './sheet-link.tsx';

// Loaded on demand, only for publishers.
const writing = createIsland(() =>
  import('./bible-studies-writing.tsx').then((module) => module.BibleStudiesWritingIsland),
);

/** The list, which begins at the year or month in the address. */
export function BibleStudiesIsland() {
  const services = useServices(bibleStudiesEntry);
  return (
    <ListFromAddress>
      {(start) => <BibleStudyList start={start} feeds={services.feeds} publishingRights={services.publishingRights} />}
    </ListFromAddress>
  );
}

interface BibleStudyListProps {
  readonly start: ListStart | undefined;
  readonly feeds: PostFeeds<BibleStudy>;
  readonly publishingRights: PublishingRights;
}

/** The list, and for Admin and Editor the form and the delete buttons (PERM-02). */
function BibleStudyList({ start, feeds, publishingRights }: BibleStudyListProps) {
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
      <PostList page="bibleStudies" address={href('bibleStudies')} messages={bibleStudyMessages} feed={feed}>
        {(study, onRemove) => (
          <Post
            key={study.id}
            post={study}
            href={href('bibleStudy', { id: study.id })}
            short
            onEdit={feed.publishes ? () => feed.edit.ask(study.id) : undefined}
            onPin={feed.publishes ? () => feed.pin.ask(study) : undefined}
            onRemove={onRemove}
          >
            <SheetLink study={study} />
          </Post>
        )}
      </PostList>
    </>
  );
}
