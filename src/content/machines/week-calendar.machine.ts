import { assign, enqueueActions, setup } from 'xstate';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import type { BulletinWeeksEvent } from './bulletin-weeks.machine.ts';

interface WeekCalendarContext {
  /** A day of the month that is shown. */
  readonly month: CalendarDate;
  /** The actor that knows which weeks of the month have a bulletin, where there is one. */
  readonly weeks?: Receiver<BulletinWeeksEvent>;
}

export type WeekCalendarEvent =
  /** By its buttons or by keys; any day of the month. */
  | { readonly type: 'month.turned'; readonly month: CalendarDate }
  | { readonly type: 'week.shown'; readonly sunday: CalendarDate };

/** Which month a calendar of weeks shows (BULL-01): that of the bulletin's week, until the user turns to another. */
export const weekCalendarMachine = setup({
  types: {
    context: {} as WeekCalendarContext,
    events: {} as WeekCalendarEvent,
    input: {} as WeekCalendarContext,
  },
  actions: {
    turnTo: assign((_, month: CalendarDate) => ({ month })),
    sendToWeeks: enqueueActions(({ context: { month, weeks }, enqueue }) => {
      if (weeks !== undefined) enqueue.sendTo(weeks, { type: 'month.shown', month });
    }),
  },
}).createMachine({
  id: 'weekCalendar',
  context: ({ input }) => input,
  initial: 'atWeek',
  states: { atWeek: { entry: 'sendToWeeks' }, turned: { entry: 'sendToWeeks' } },
  on: {
    'month.turned': { target: '.turned', actions: { type: 'turnTo', params: ({ event }) => event.month } },
    'week.shown': { target: '.atWeek', actions: { type: 'turnTo', params: ({ event }) => event.sunday } },
  },
});
