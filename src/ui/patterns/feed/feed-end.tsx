import type { FeedItem } from '@/shared/domain/feed.ts';
import type { FeedFace } from '@/shared/machines/feed-binding.ts';
import { EndOfList } from '@/ui/kit/feedback/end-of-list.tsx';
import { Face } from '@/ui/kit/feedback/face.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { faultSentences } from '@/ui/messages/ko/fault-messages.ts';
import type { FeedWords } from '@/ui/messages/ko/post-messages.ts';

interface FeedEndProps {
  readonly face: FeedFace<FeedItem>;
  readonly words: FeedWords;
  readonly onRetry: () => void;
}

/** What stands after the last item: the next ones on their way, why there are none, or that these are all. */
export function FeedEnd({ face: { items, isLoading, failure, isExhausted }, words, onRetry }: FeedEndProps) {
  const isEmpty = items.length === 0;
  if (isLoading) return <Skeleton label={words.loading} lines={isEmpty ? 8 : 4} />;
  if (failure !== undefined) {
    return (
      <Face
        kind="failed"
        sentence={isEmpty ? words.failed : words.moreFailed}
        next={isEmpty ? faultSentences[failure] : `${faultSentences[failure]} ${words.moreFailedNext}`}
        onRetry={onRetry}
      />
    );
  }
  if (!isExhausted) return null;
  return isEmpty ? <Face kind="empty" sentence={words.empty} next={words.emptyNext} /> : <EndOfList />;
}
