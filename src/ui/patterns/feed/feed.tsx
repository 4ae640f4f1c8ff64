import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { FeedItem } from '@/shared/domain/feed.ts';
import type { SearchedList } from '@/shared/machines/highlighted-item.machine.ts';
import type { PagedFeedEvent } from '@/shared/machines/paged-feed-state.ts';
import type { FeedViewModel } from '@/shared/machines/provide-feed.ts';
import type { ListEntries } from '@/shared/ports/list-entries.ts';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { type FeedPage, feedPageMessages } from '@/ui/messages/ko/feed-page-messages.ts';
import type { FeedMessages } from '@/ui/messages/ko/post-messages.ts';
import { HighlightedPost } from '@/ui/patterns/post/highlighted-post.tsx';
import styles from './feed.module.css';
import { FeedEnd } from './feed-end.tsx';
import { HighlightedItem } from './highlighted-item.tsx';
import { useBottomReached } from './use-bottom-reached.ts';
import { useListPlace } from './use-list-place.ts';

interface FeedProps<Item extends FeedItem> {
  readonly page: FeedPage;
  readonly messages: FeedMessages;
  readonly viewModel: FeedViewModel<Item>;
  readonly send: (event: PagedFeedEvent<Item>) => void;
  /** The same list, in which the highlighted item is looked for. */
  readonly list: SearchedList;
  readonly entries: ListEntries;
  /** Whether the user may remove items (PERM-02). */
  readonly removable: boolean;
  /** Renders one item; `onRemove` is given to users who may remove it. */
  readonly children: (item: Item, onRemove: (() => void) | undefined) => ReactNode;
}

/** An infinite list with its loading, empty, failed, forbidden and end states (LIST-01…03). */
export function Feed<Item extends FeedItem>({
  page,
  messages,
  viewModel,
  send,
  list,
  entries,
  removable,
  children,
}: FeedProps<Item>) {
  const { watch, left, query, restore } = useListPlace(entries);
  const end = useBottomReached(send);
  const turnAway = (press: MouseEvent) => {
    swallow(press);
    send({ type: 'removal.pressed' });
  };
  return (
    <section
      ref={watch}
      aria-busy={viewModel.isLoading}
      onClickCapture={viewModel.isHeld ? turnAway : undefined}
      onKeyDownCapture={removable ? pressOnce : undefined}
    >
      <h2>
        <VisuallyHidden>{feedPageMessages[page].heading}</VisuallyHidden>
      </h2>
      <HighlightedItem id={left?.id} list={list} onFound={restore} />
      <HighlightedPost list={list} seenAt={left && query} />
      {batchesOf(viewModel.items).map(({ number, items }) => (
        <div key={number} className={styles.batch} style={roomFor(items.length)}>
          {items.map((item) =>
            children(item, removable ? () => send({ type: 'removal.asked', id: item.id }) : undefined),
          )}
        </div>
      ))}
      <FeedEnd viewModel={viewModel} messages={messages} onRetry={() => send({ type: 'retry.asked' })} />
      <div key={`${viewModel.asked} ${viewModel.isLoading}`} ref={end} />
    </section>
  );
}

function swallow(event: MouseEvent | KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A key that is held down presses one button, not also those that replace it. */
function pressOnce(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') swallow(event);
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
