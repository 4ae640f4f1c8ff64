import type { FeedItem } from '@/shared/domain/feed.ts';
import type { FeedViewModel } from '@/shared/machines/provide-feed.ts';
import { EndOfList } from '@/ui/kit/feedback/end-of-list.tsx';
import { EmptyState, ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { faultSentences } from '@/ui/messages/ko/fault-messages.ts';
import type { FeedMessages } from '@/ui/messages/ko/post-messages.ts';

interface FeedEndProps {
  readonly viewModel: FeedViewModel<FeedItem>;
  readonly words: FeedMessages;
  readonly onRetry: () => void;
}

/** What stands after the last item: the next ones on their way, why there are none, or that these are all. */
export function FeedEnd({ viewModel: { items, isLoading, failure, isExhausted }, words, onRetry }: FeedEndProps) {
  const isEmpty = items.length === 0;
  if (isLoading) return <Skeleton label={words.loading} lines={isEmpty ? 8 : 4} />;
  if (failure !== undefined) {
    return (
      <ErrorState
        sentence={isEmpty ? words.failed : words.moreFailed}
        next={isEmpty ? faultSentences[failure] : `${faultSentences[failure]} ${words.moreFailedNext}`}
        onRetry={onRetry}
      />
    );
  }
  if (!isExhausted) return null;
  return isEmpty ? <EmptyState sentence={words.empty} next={words.emptyNext} /> : <EndOfList />;
}
