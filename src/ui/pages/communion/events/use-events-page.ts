import { useMachine, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { arrivalDay, monthInAddress, monthOf } from '@/content/domain/calendar-month.ts';
import { type ProvidedMonth, searchedMonth } from '@/content/machines/provide-month.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { useSearch } from '@/ui/kit/navigation/location.ts';
import { usePageLeft } from '@/ui/patterns/form/use-page-left.ts';

/**
 * Runs the actors of the calendar and its dialogs; deletions that still wait for undo are sent when the page is left.
 */
export function useEventsPage({ page, select }: ProvidedMonth, today: CalendarDate) {
  const day = useAddressDay(today);
  const [{ context }, send, actor] = useMachine(page, { input: { day } });
  const { month, panel } = context;

  usePageLeft(month.send);
  // Address changes come from the browser (links, Back) and reach the actor only by this effect.
  useEffect(() => send({ type: 'address.changed', day }), [send, day]);

  return {
    list: useMemo(() => searchedMonth({ month, panel }), [month, panel]),
    viewModel: select(useSelector(month, (snapshot) => snapshot)),
    actor,
    month,
    panel,
  };
}

/** The day on which the calendar opens: today, or the first day of another month in the address. */
function useAddressDay(today: CalendarDate): CalendarDate {
  const named = monthInAddress(`?${useSearch()}`);
  return arrivalDay(named ?? monthOf(today), today);
}
