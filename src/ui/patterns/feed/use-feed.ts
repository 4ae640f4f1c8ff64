import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { FeedItem } from '@/shared/domain/feed.ts';
import type { SearchedList } from '@/shared/machines/highlighted-item.machine.ts';
import type { PagedFeedEvent } from '@/shared/machines/paged-feed-state.ts';
import { type FeedActor, type FeedViewModel, type ProvidedFeed, searchedFeed } from '@/shared/machines/provide-feed.ts';
import { usePageLeft } from '@/ui/patterns/form/use-page-left.ts';

interface RunningFeed<Item extends FeedItem> {
  readonly viewModel: FeedViewModel<Item>;
  readonly send: (event: PagedFeedEvent<Item>) => void;
  readonly list: SearchedList;
}

/** Runs an infinite list's machine for a view; removals that are still held back are sent when the page is left. */
export function useFeed<Item extends FeedItem>(provided: ProvidedFeed<Item>): RunningFeed<Item> {
  const feed: FeedActor<Item> = useActorRef(provided.machine);
  const snapshot = useSelector(feed, (current) => current);
  const list = useMemo(() => searchedFeed(feed), [feed]);

  usePageLeft(feed.send);
  return { viewModel: provided.select(snapshot), send: feed.send, list };
}
