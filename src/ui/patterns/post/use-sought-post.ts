import type { FeedItem } from '@/shared/domain/feed.ts';
import type { FeedViewModel } from '@/shared/machines/provide-feed.ts';
import { useSoughtItem } from '@/ui/patterns/feed/use-sought-item.ts';

/** As many pages are looked through by themselves; who scrolls on still finds it marked. */
const MOST_PAGES = 30;

/** Looks through a list for the post that the address points out, and goes there. @returns whether it is not to be found */
export function useSoughtPost(
  { items, isLoading, failure, isExhausted, asked }: FeedViewModel<FeedItem>,
  askMore: () => void,
) {
  return useSoughtItem('post', {
    holds: (id) => items.some((item) => String(item.id) === id),
    isWhole: isExhausted || (!isLoading && asked >= MOST_PAGES),
    rests: !isLoading && failure === undefined,
    round: asked,
    askMore,
    pointOut: goToSoughtPost,
  });
}

function goToSoughtPost(): void {
  const heading = document.querySelector<HTMLElement>('article [aria-current="true"]');
  heading?.closest('article')?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
