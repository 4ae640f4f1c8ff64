import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { FeedItem } from '@/shared/domain/feed.ts';
import type { PagedFeedEvent } from '@/shared/machines/paged-feed-state.ts';
import { type FeedActor, type FeedViewModel, type ProvidedFeed, searchedFeed } from '@/shared/machines/provide-feed.ts';
import type { SearchedList } from '@/shared/machines/provide-sought-item.ts';
import { usePageLeft } from '@/ui/patterns/form/use-page-left.ts';

interface RunningFeed<Item extends FeedItem> {
  readonly viewModel: FeedViewModel<Item>;
  readonly send: (event: PagedFeedEvent) => void;
  readonly list: SearchedList;
}

/** Runs an infinite list's machine for a view; what is still on its way out is sent when the page is left. */
export function useFeed<Item extends FeedItem>(binding: ProvidedFeed<Item>): RunningFeed<Item> {
  const feed: FeedActor = useActorRef(binding.machine);
  const snapshot = useSelector(feed, (current) => current);
  const list = useMemo(() => searchedFeed(feed), [feed]);

  usePageLeft(feed.send);
  return { viewModel: binding.select(snapshot), send: feed.send, list };
}
