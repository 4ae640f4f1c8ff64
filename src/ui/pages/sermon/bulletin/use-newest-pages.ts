import { useSelector } from '@xstate/react';
import type { BulletinActor } from '@/content/machines/bulletin-page.machine.ts';
import { useSoughtItem } from '@/ui/patterns/feed/use-sought-item.ts';
import { bringPageIntoView } from './bring-into-view.ts';

/** Takes the reader to the first of the last pages that the address points out: those that were published just now. */
export function useNewestPages(bulletin: BulletinActor): void {
  const pages = useSelector(bulletin, ({ context }) => context.pages);
  const isRead = useSelector(bulletin, (snapshot) => !snapshot.matches('reading'));
  useSoughtItem('newest', {
    holds: (count) => isRead && Number.isInteger(Number(count)) && Number(count) > 0 && Number(count) <= pages.length,
    isWhole: isRead,
    rests: false,
    round: 0,
    pointOut: (count) => bringPageIntoView(pages.length - Number(count) + 1),
  });
}
