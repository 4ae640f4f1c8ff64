import { assign, setup } from 'xstate';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';

interface WeekCalendarContext {
  /** A day of the month that is shown. */
  readonly month: CalendarDate;
}

export type WeekCalendarEvent =
  /** By its buttons or its keys; any day of the month. */
  | { readonly type: 'month.turned'; readonly month: CalendarDate }
  | { readonly type: 'week.shown'; readonly sunday: CalendarDate };

/** Which month a calendar of weeks shows (BULL-01): that of the week whose bulletin is read, until its reader turns it. */
export const weekCalendarMachine = setup({
  types: {
    context: {} as WeekCalendarContext,
    events: {} as WeekCalendarEvent,
    input: {} as WeekCalendarContext,
  },
  actions: { turnTo: assign((_, month: CalendarDate) => ({ month })) },
}).createMachine({
  id: 'weekCalendar',
  context: ({ input }) => input,
  initial: 'atWeek',
  states: { atWeek: {}, turned: {} },
  on: {
    'month.turned': { target: '.turned', actions: { type: 'turnTo', params: ({ event }) => event.month } },
    'week.shown': { target: '.atWeek', actions: { type: 'turnTo', params: ({ event }) => event.sunday } },
  },
});
