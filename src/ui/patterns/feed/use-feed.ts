import { useMachine } from '@xstate/react';
import type { FeedItem } from '@/shared/domain/feed.ts';
import type { FeedBinding, FeedFace } from '@/shared/machines/feed-binding.ts';
import type { PagedFeedEvent } from '@/shared/machines/paged-feed-state.ts';
import { usePageLeft } from '@/ui/patterns/form/use-page-left.ts';

/** Runs an infinite list's machine for a view; what is still on its way out is sent when the page is left. */
export function useFeed<Item extends FeedItem>(
  binding: FeedBinding<Item>,
): { readonly face: FeedFace<Item>; readonly send: (event: PagedFeedEvent) => void } {
  const [snapshot, send] = useMachine(binding.machine);

  usePageLeft(send);
  return { face: binding.read(snapshot), send };
}
