import type { FeedItem } from '@/shared/domain/feed.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import type { FeedViewModel } from '@/shared/machines/provide-feed.ts';
import { Async, type AsyncState } from '@/ui/kit/feedback/async.tsx';
import { EndOfList } from '@/ui/kit/feedback/end-of-list.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { useSpokenStatus } from '@/ui/kit/feedback/use-spoken-status.ts';
import { type FeedMessages, postMessages } from '@/ui/messages/ko/post-messages.ts';
import { FailureState } from '../failure/failure-state.tsx';

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
