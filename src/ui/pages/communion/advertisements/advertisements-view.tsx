import { advertisementsEntry } from '@/composition/posts.ts';
import type { PostFeeds } from '@/content/posts/post-lists.machine.ts';
import { type Advertisement, EXCERPT_LENGTH, type ListStart } from '@/content/posts/posts.ts';
import type { PublishingRights } from '@/content/writing/publishing-right.machine.ts';
import { excerptOf } from '@/shared/characters.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { href } from '@/ui/app/routes/href.ts';
import {
  Collapsible,
  CollapsibleContent,
  CollapsiblePreview,
  CollapsibleTrigger,
} from '@/ui/kit/layout/collapsible.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { advertisementMessages } from '@/ui/messages/ko/post-lists.ts';
import { postTitle } from '@/ui/messages/ko/posts.ts';
import { Post } from '@/ui/patterns/posts/post.tsx';
import { FormSkeleton, ListFromAddress, PostList, usePostFeed } from '@/ui/patterns/posts/post-list.tsx';
import { Paragraphs } from '@/ui/patterns/posts/post-parts.tsx';
import styles from './advertisements.module.css';
import { Pictures, usePictureViewer } from './pictures.tsx';

// Loaded on demand, only for publishers.
const writing = createIsland(() =>
  import('./advertisements-writing.tsx').then((module) => module.AdvertisementsWritingIsland),
);

/** The list, which begins at the year or month in the address. */
export function AdvertisementsIsland() {
  const services = useServices(advertisementsEntry);
  return (
    <ListFromAddress>
      {(start) => (
        <AdvertisementList start={start} feeds={services.feeds} publishingRights={services.publishingRights} />
      )}
    </ListFromAddress>
  );
}

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
          island={writing}
          props={{ list: feed.actor, right: feed.right, edit: feed.edit, pin: feed.pin }}
          fallback={<FormSkeleton />}
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

interface ExcerptProps {
  /** The title of the post. */
  readonly title: string;
  readonly content: string;
}

/** The beginning of a text, with a button that shows the whole text in its place (ADVT-01). */
function Excerpt({ title, content }: ExcerptProps) {
  const { text, isCut } = excerptOf(content, EXCERPT_LENGTH);
  if (!isCut) return <Paragraphs text={content} />;
  return (
    <Collapsible>
      <CollapsiblePreview>
        <div className={styles.text}>
          <Paragraphs text={text} />
        </div>
      </CollapsiblePreview>
      <CollapsibleContent>
        <div className={styles.text}>
          <Paragraphs text={content} />
        </div>
      </CollapsibleContent>
      <CollapsibleTrigger
        variant="bare"
        className={styles.control}
        closed={advertisementMessages.more}
        open={advertisementMessages.less}
        behindLabel={<VisuallyHidden>{` ${title}`}</VisuallyHidden>}
        arrow
      />
    </Collapsible>
  );
}
