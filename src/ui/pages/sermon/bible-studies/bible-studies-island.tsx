import { bibleStudiesFeature } from '@/composition/bible-studies.feature.ts';
import type { BibleStudy } from '@/content/domain/bible-study.ts';
import type { ListStart } from '@/content/domain/list-start.ts';
import type { PostFeeds } from '@/content/machines/provide-post-feed.ts';
import type { PublishingRights } from '@/content/machines/provide-publishing-right.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { bibleStudyMessages } from '@/ui/messages/ko/bible-study-messages.ts';
import { FormSkeleton } from '@/ui/patterns/form/form-skeleton.tsx';
import { ListFromAddress } from '@/ui/patterns/post/list-from-address.tsx';
import { Post } from '@/ui/patterns/post/post.tsx';
import { PostList } from '@/ui/patterns/post/post-list.tsx';
import { usePostFeed } from '@/ui/patterns/post/use-post-feed.ts';
import { SheetLink } from './sheet-link.tsx';

// Loaded on demand, only for publishers.
const editing = createIsland(() =>
  import('./bible-study-editing-island.tsx').then((module) => module.BibleStudyEditingIsland),
);
const pinning = createIsland(() =>
  import('./bible-study-pinning-island.tsx').then((module) => module.BibleStudyPinningIsland),
);
const form = createIsland(() => import('./bible-study-form-island.tsx').then((module) => module.BibleStudyFormIsland));

/** The list, which begins at the year or month in the address. */
function BibleStudies({ services }: HasServices<typeof bibleStudiesFeature>) {
  return (
    <ListFromAddress>
      {(start) => <BibleStudyList start={start} feeds={services.feeds} publishingRights={services.publishingRights} />}
    </ListFromAddress>
  );
}

export const BibleStudiesIsland = withServices(bibleStudiesFeature, BibleStudies);

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
          island={form}
          props={{ list: feed.actor, right: feed.right }}
          fallback={<FormSkeleton />}
        />
      )}
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
