import type { MonthViewModel } from '@/content/machines/provide-month.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { useSoughtItem } from '@/ui/patterns/feed/use-sought-item.ts';
import { eventOpener } from './event-beside.ts';

/**
 * Looks in the month for the event that the address points out, goes there and opens it.
 * @returns whether the month does not have it
 */
export function useSoughtEvent({ events, isReading, failure }: MonthViewModel, open: (id: EntityId) => void): boolean {
  return useSoughtItem('event', {
    holds: (id) => events?.some((event) => String(event.id) === id) === true,
    isWhole: events !== undefined && !isReading && failure === undefined,
    rests: false,
    round: 0,
    pointOut: (id) => {
      const opener = eventOpener(id);
      opener?.scrollIntoView({ block: 'center' });
      // Where the window that is opened now will give the focus back to.
      opener?.focus({ preventScroll: true });
      open(id);
    },
  });
}
