import { type RefCallback, useCallback } from 'react';
import type { FeedViewModel } from '@/shared/feed.machine.ts';
import type { FeedItem } from '@/shared/feed.ts';
import type { Failure } from '@/shared/outcome.ts';
import { useSpokenStatus } from '@/ui/kit/feedback/announcer.tsx';
import { Async, type AsyncState } from '@/ui/kit/feedback/async.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { EndOfList } from '@/ui/kit/layout/long-list.tsx';
import { type FeedMessages, postMessages } from '@/ui/messages/ko/posts.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';

interface FeedEndProps {
  readonly viewModel: FeedViewModel<FeedItem>;
  readonly messages: FeedMessages;
  readonly onRetry: () => void;
}

/** The line after the last item: loading the next ones, why that failed, or that all are shown. */
export function FeedEnd({ viewModel, messages, onRetry }: FeedEndProps) {
  const isEmpty = viewModel.items.length === 0;
  const state = endOf(viewModel);
  useSpokenStatus(state.status === 'ready' && state.value ? postMessages.allLoaded : undefined);
  return (
    <Async
      state={state}
      loading={messages.loading}
      lines={isEmpty ? 8 : 4}
      empty={<EmptyState sentence={messages.empty} next={messages.emptyNext} />}
      renderFailed={(reason) => (
        <FailureState
          sentence={isEmpty ? messages.failed : messages.moreFailed}
          reason={reason}
          next={isEmpty ? undefined : messages.moreFailedNext}
          onRetry={onRetry}
        />
      )}
    >
      {(areAll) => areAll && <EndOfList>{postMessages.allLoaded}</EndOfList>}
    </Async>
  );
}

/** The state of the next page; its value is whether all items are loaded. */
function endOf({ items, isLoading, failure, isExhausted }: FeedViewModel<FeedItem>): AsyncState<boolean, Failure> {
  if (isLoading) return { status: 'loading' };
  if (failure !== undefined) return { status: 'failed', reason: failure };
  return isExhausted && items.length === 0 ? { status: 'empty' } : { status: 'ready', value: isExhausted };
}

/** How near the end of a scroll box counts as its bottom, in pixels (LIST-01). */
const NEAR_BOTTOM = 20;

/**
 * Notifies an actor that the end of a scroll box is near, also when a short list does not fill it. Put the ref on an
 * element of its own at the end of each page of the list, for as long as the actor waits for the next page.
 * @param send must stay the same while the actor runs
 */
export function useBottomReached(
  send: (event: { readonly type: 'feed.bottomReached' }) => void,
): RefCallback<HTMLElement> {
  return useCallback(
    (mark) => {
      if (mark === null) return undefined;
      const observer = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && send({ type: 'feed.bottomReached' }),
        { root: mark.closest('[data-scroll-box]'), rootMargin: `0px 0px ${NEAR_BOTTOM}px 0px` },
      );
      observer.observe(mark);
      return () => observer.disconnect();
    },
    [send],
  );
}
