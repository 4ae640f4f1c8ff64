import { useActorRef, useMachine, useSelector } from '@xstate/react';
import { Fragment, type ReactNode, useDeferredValue, useMemo } from 'react';
import type { PostFeeds } from '@/content/posts/post-lists.machine.ts';
import { addressFrom, highlightedId, type ListStart, type Post, startInAddress } from '@/content/posts/posts.ts';
import { createAskedPinMachine, selectAskedPin } from '@/content/writing/asked-post.machine.ts';
import type { PublishingRights } from '@/content/writing/publishing-right.machine.ts';
import {
  type FeedActor,
  type FeedViewModel,
  type PagedFeedEvent,
  type ProvidedFeed,
  searchedFeed,
} from '@/shared/feed.machine.ts';
import type { FeedItem } from '@/shared/feed.ts';
import type { SearchedList } from '@/shared/highlighted-item.machine.ts';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { bringIntoView } from '@/ui/kit/focus/bring-into-view.ts';
import { keepFocusWithin } from '@/ui/kit/focus/focus-parts.ts';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { navigate, useSearch } from '@/ui/kit/navigation/location.ts';
import { usePageLeft } from '@/ui/kit/navigation/page-leaving.ts';
import { type FeedPage, feedPageMessages } from '@/ui/messages/ko/list-page.ts';
import { type FeedMessages, highlightMessages } from '@/ui/messages/ko/posts.ts';
import { FeedEnd, useBottomReached } from '@/ui/patterns/feed/feed.tsx';
import { HighlightedItem } from '@/ui/patterns/feed/highlighted-item.tsx';
import { useListPlace } from '@/ui/patterns/feed/list-place.ts';
import { useAskedEdit } from './asked-edit.tsx';
import { FeedJump, FeedSince } from './list-start.tsx';
import styles from './post-list.module.css';
import { usePublishingRight } from './use-publishing-right.ts';

interface PostListProps<Item extends Post> {
  readonly page: FeedPage;
  /** The address of the whole list. */
  readonly address: string;
  readonly messages: FeedMessages;
  readonly feed: RunningPostFeed<Item>;
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
      <section ref={watch} aria-busy={viewModel.isLoading}>
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

interface HighlightedPostProps {
  readonly list: SearchedList;
  /** The query with which the reader comes back to another position in the list. */
  readonly seenAt: string | undefined;
}

/** Looks for the post that the address names, and moves the focus to it. */
function HighlightedPost({ list, seenAt = '' }: HighlightedPostProps) {
  const id = highlightedId(useSearch(), 'post');
  return (
    <HighlightedItem
      id={id === highlightedId(seenAt, 'post') ? undefined : id}
      list={list}
      onFound={goToHighlightedPost}
      missing={
        <Notice alert>
          <strong>{highlightMessages.post}</strong> <span>{highlightMessages.postNext}</span>
        </Notice>
      }
    />
  );
}

function goToHighlightedPost(): void {
  const heading = document.querySelector<HTMLElement>('article [aria-current="true"]');
  bringIntoView(heading, { around: heading?.closest('article') ?? null });
}

interface ListFromAddressProps {
  /** @param start undefined for the newest post */
  readonly children: (start: ListStart | undefined) => ReactNode;
}

/** The button that led to another year disappears with its list: the focus stays on the fold that contained it. */
const keepFocus = keepFocusWithin('summary');

/** A list that begins at the year or month in the address; for another one, it starts again (PAGE-03). */
export function ListFromAddress({ children }: ListFromAddressProps) {
  const start = useListStart();
  return (
    <div ref={keepFocus}>
      <Fragment key={start ?? ''}>{children(start)}</Fragment>
    </div>
  );
}

/** The placeholder of what publishers use above a list: as high as that is at first, so that the list does not move. */
export function FormSkeleton() {
  return (
    <div className={styles.place}>
      <Skeleton lines={8} />
    </div>
  );
}

/**
 * The beginning of the list in the address, which is the key of its view. Deferred like the page that is shown: an
 * address of another page must not restart the list before that page is shown.
 */
function useListStart(): ListStart | undefined {
  return startInAddress(useDeferredValue(useSearch()));
}

interface RunningFeed<Item extends FeedItem> {
  readonly viewModel: FeedViewModel<Item>;
  readonly send: (event: PagedFeedEvent<Item>) => void;
  readonly list: SearchedList;
  readonly actor: FeedActor<Item>;
}

/** Runs an infinite list's machine for a view; delayed removals are sent when the page is left. */
export function useFeed<Item extends FeedItem>(provided: ProvidedFeed<Item>): RunningFeed<Item> {
  const feed: FeedActor<Item> = useActorRef(provided.machine);
  const snapshot = useSelector(feed, (current) => current);
  const list = useMemo(() => searchedFeed(feed), [feed]);

  usePageLeft(feed.send);
  return { viewModel: provided.select(snapshot), send: feed.send, list, actor: feed };
}

/** The post of a list that its user wants to pin. @param writer the user */
function useAskedPin<Item extends Post>(writer: string | undefined) {
  const [snapshot, send] = useMachine(useMemo(() => createAskedPinMachine<Item>(), []));
  return { ...selectAskedPin(snapshot, writer), ask: (item: Item) => send({ type: 'pin.asked', item, writer }) };
}

type RunningPostFeed<Item extends Post> = ReturnType<typeof usePostFeed<Item>>;

/** What a list hands to what publishers use above it, which is loaded for them alone. */
export interface ListWritingProps<Item extends Post> extends Pick<RunningPostFeed<Item>, 'right' | 'edit' | 'pin'> {
  /** Receives what is published, changed and pinned; must stay the same while it is shown. */
  readonly list: FeedActor<Item>;
}

/** Runs a list of posts, for readers and for publishers (PERM-02). */
export function usePostFeed<Item extends Post>(
  feeds: PostFeeds<Item>,
  start: ListStart | undefined,
  publishingRights: PublishingRights,
) {
  const provided = useMemo(() => feeds(start), [feeds, start]);
  const { entries, years } = provided;
  const { viewModel, send, list, actor } = useFeed(provided);
  const publishing = usePublishingRight(publishingRights);
  const edit = useAskedEdit<Item>(publishing.writer, actor);
  const pin = useAskedPin<Item>(publishing.writer);
  return { viewModel, send, list, actor, edit, pin, entries, years, start, ...publishing };
}
