import { advertisementsFeature } from '@/composition/advertisements.feature.ts';
import type { Advertisement } from '@/content/domain/advertisement.ts';
import type { ListStart } from '@/content/domain/list-start.ts';
import type { PostFeeds } from '@/content/machines/provide-post-feed.ts';
import type { PublishingRights } from '@/content/machines/provide-publishing-right.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { advertisementMessages } from '@/ui/messages/ko/advertisement-messages.ts';
import { postTitle } from '@/ui/messages/ko/post-messages.ts';
import { FormSkeleton } from '@/ui/patterns/form/form-skeleton.tsx';
import { ListFromAddress } from '@/ui/patterns/post/list-from-address.tsx';
import { Post } from '@/ui/patterns/post/post.tsx';
import { PostList } from '@/ui/patterns/post/post-list.tsx';
import { usePostFeed } from '@/ui/patterns/post/use-post-feed.ts';
import { Excerpt } from './excerpt.tsx';
import { Pictures } from './pictures.tsx';
import { usePictureViewer } from './use-picture-viewer.tsx';

// Loaded on demand, only for publishers.
const editing = createIsland(() =>
  import('./advertisement-editing-island.tsx').then((module) => module.AdvertisementEditingIsland),
);
const pinning = createIsland(() =>
  import('./advertisement-pinning-island.tsx').then((module) => module.AdvertisementPinningIsland),
);
const form = createIsland(() =>
  import('./advertisement-form-island.tsx').then((module) => module.AdvertisementFormIsland),
);

/** The list, which begins at the year or month in the address. */
function Advertisements({ services }: HasServices<typeof advertisementsFeature>) {
  return (
    <ListFromAddress>
      {(start) => (
        <AdvertisementList start={start} feeds={services.feeds} publishingRights={services.publishingRights} />
      )}
    </ListFromAddress>
  );
}

export const AdvertisementsIsland = withServices(advertisementsFeature, Advertisements);

interface AdvertisementListProps {
  readonly start: ListStart | undefined;
  readonly feeds: PostFeeds<Advertisement>;
  readonly publishingRights: PublishingRights;
}

/** The list, and for Admin and Editor the form and the delete buttons (PERM-02). */
function AdvertisementList({ start, feeds, publishingRights }: AdvertisementListProps) {
  const feed = usePostFeed(feeds, start, publishingRights);
  const { viewer, show } = usePictureViewer();
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
      <PostList page="advertisements" address={href('advertisements')} messages={advertisementMessages} feed={feed}>
        {(advertisement, onRemove) => {
          const { id, author, content, images } = advertisement;
          const title = postTitle(advertisement);
          return (
            <Post
              key={id}
              post={advertisement}
              href={href('advertisement', { id })}
              author={author}
              onEdit={feed.publishes ? () => feed.edit.ask(id) : undefined}
              onPin={feed.publishes ? () => feed.pin.ask(advertisement) : undefined}
              onRemove={onRemove}
            >
              <Excerpt title={title} content={content} />
              {images.length > 0 && (
                <Pictures title={title} images={images} onOpened={(at) => show(advertisement, at)} />
              )}
            </Post>
          );
        }}
      </PostList>
      {viewer}
    </>
  );
}
