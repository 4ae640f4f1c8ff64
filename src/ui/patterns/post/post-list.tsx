import type { ReactNode } from 'react';
import { addressFrom } from '@/content/domain/list-start.ts';
import type { Post } from '@/content/domain/post.ts';
import { guardPresses } from '@/ui/kit/actions/guard-presses.ts';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { navigate } from '@/ui/kit/navigation/location.ts';
import { type FeedPage, feedPageMessages } from '@/ui/messages/ko/feed-page-messages.ts';
import type { FeedMessages } from '@/ui/messages/ko/post-messages.ts';
import { FeedEnd } from '@/ui/patterns/feed/feed-end.tsx';
import { HighlightedItem } from '@/ui/patterns/feed/highlighted-item.tsx';
import { useBottomReached } from '@/ui/patterns/feed/use-bottom-reached.ts';
import { useListPlace } from '@/ui/patterns/feed/use-list-place.ts';
import { FeedJump } from './feed-jump.tsx';
import { FeedSince } from './feed-since.tsx';
import { HighlightedPost } from './highlighted-post.tsx';
import styles from './post-list.module.css';
import type { usePostFeed } from './use-post-feed.ts';

interface PostListProps<Item extends Post> {
  readonly page: FeedPage;
  /** The address of the whole list. */
  readonly address: string;
  readonly messages: FeedMessages;
  readonly feed: ReturnType<typeof usePostFeed<Item>>;
  /** Renders one post; `onRemove` is given to users who may remove it (PERM-02). */
  readonly children: (item: Item, onRemove: (() => void) | undefined) => ReactNode;
}

/**
 * An infinite list of posts, from the newest or from a chosen year or month on, with its loading, empty, failed, forbidden and
 * end states (LIST-01…03, PAGE-03).
 */
export function PostList<Item extends Post>({ page, address, messages, feed, children }: PostListProps<Item>) {
  const { viewModel, send, list, entries, years, start, publishes } = feed;
  const { watch, left, query, restore } = useListPlace(entries);
  const end = useBottomReached(send);
  return (
    <>
      <FeedJump years={years} start={start} onAsked={(year, month) => navigate(addressFrom(address, year, month))} />
      {start !== undefined && <FeedSince start={start} first={viewModel.items[0]} newest={address} />}
      <section
        ref={watch}
        aria-busy={viewModel.isLoading}
        {...guardPresses(viewModel.isGuarded ? () => send({ type: 'removal.pressed' }) : undefined)}
      >
        <h2>
          <VisuallyHidden>{feedPageMessages[page].heading}</VisuallyHidden>
        </h2>
        <HighlightedItem id={left?.id} list={list} onFound={restore} />
        <HighlightedPost list={list} seenAt={left && query} />
        {batchesOf(viewModel.items).map(({ number, items }) => (
          <div key={number} className={styles.batch} style={roomFor(items.length)}>
            {items.map((item) =>
              children(item, publishes ? () => send({ type: 'removal.asked', id: item.id }) : undefined),
            )}
          </div>
        ))}
        <FeedEnd viewModel={viewModel} messages={messages} onRetry={() => send({ type: 'retry.asked' })} />
        {viewModel.awaitsBottom && <div key={viewModel.asked} ref={end} />}
      </section>
    </>
  );
}

/**
 * The number of items that are painted or skipped together: checking a thousand items one by one would cost the browser
 * more.
 */
const BATCH = 50;

/** The average height of a post, in rem. */
const POST_REM = 12;

/** The estimated height of a batch that was never visible. A batch that was visible keeps its real height. */
const roomFor = (posts: number) => ({ containIntrinsicBlockSize: `auto ${posts * POST_REM}rem` });

interface Batch<Item> {
  readonly number: number;
  readonly items: readonly Item[];
}

function batchesOf<Item>(items: readonly Item[]): readonly Batch<Item>[] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, number) => ({
    number,
    items: items.slice(number * BATCH, (number + 1) * BATCH),
  }));
}
