import { useSoughtItem } from '@/ui/patterns/feed/use-sought-item.ts';
import { bringPageIntoView } from './bring-into-view.ts';
import type { RunningBulletin } from './use-bulletin.ts';

/** Takes the reader to the first of the last pages that the address points out: those that were published just now. */
export function useNewestPages({ snapshot }: RunningBulletin): void {
  const { pages } = snapshot.context;
  const isRead = !snapshot.matches('reading');
  useSoughtItem('newest', {
    holds: (count) => isRead && Number.isInteger(Number(count)) && Number(count) > 0 && Number(count) <= pages.length,
    isWhole: isRead,
    rests: false,
    round: 0,
    pointOut: (count) => bringPageIntoView(pages.length - Number(count) + 1),
  });
}
