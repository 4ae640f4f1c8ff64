import { useActorRef, useMachine, useSelector } from '@xstate/react';
import { useDeferredValue, useMemo } from 'react';
import { type ListStart, startInAddress } from '@/content/domain/list-start.ts';
import type { Post } from '@/content/domain/post.ts';
import { createAskedPinMachine, selectAskedPin } from '@/content/machines/asked-pin.machine.ts';
import type { PostFeeds } from '@/content/machines/provide-post-feed.ts';
import type { PublishingRights } from '@/content/machines/provide-publishing-right.ts';
import type { FeedItem } from '@/shared/domain/feed.ts';
import type { SearchedList } from '@/shared/machines/highlighted-item.machine.ts';
import type { PagedFeedEvent } from '@/shared/machines/paged-feed-state.ts';
import { type FeedActor, type FeedViewModel, type ProvidedFeed, searchedFeed } from '@/shared/machines/provide-feed.ts';
import { useSearch } from '@/ui/kit/navigation/location.ts';
import { usePageLeft } from '@/ui/kit/navigation/use-page-left.ts';
import { usePublishingRight } from '@/ui/patterns/access/use-publishing-right.ts';
import { useAskedEdit } from '@/ui/patterns/editing/use-asked-edit.ts';

/**
 * The beginning of the list in the address, which is the key of its view. Deferred like the page that is shown: an
 * address of another page must not restart the list before that page is shown.
 */
export function useListStart(): ListStart | undefined {
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
