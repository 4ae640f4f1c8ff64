import { useMachine } from '@xstate/react';
import type { FeedItem } from '@/shared/domain/feed.ts';
import type { PagedFeedEvent } from '@/shared/machines/paged-feed-state.ts';
import type { FeedViewModel, ProvidedFeed } from '@/shared/machines/provide-feed.ts';
import { usePageLeft } from '@/ui/patterns/form/use-page-left.ts';

/** Runs an infinite list's machine for a view; what is still on its way out is sent when the page is left. */
export function useFeed<Item extends FeedItem>(
  binding: ProvidedFeed<Item>,
): { readonly viewModel: FeedViewModel<Item>; readonly send: (event: PagedFeedEvent) => void } {
  const [snapshot, send] = useMachine(binding.machine);

  usePageLeft(send);
  return { viewModel: binding.read(snapshot), send };
}
