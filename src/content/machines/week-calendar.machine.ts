import { assign, setup } from 'xstate';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { daysAfter } from '@/shared/domain/calendar-days.ts';
import { weekOf } from '@/shared/domain/week.ts';
import { isInReach, sameDayOfMonth } from '../domain/bulletin-week.ts';

interface WeekCalendarContext {
  readonly today: CalendarDate;
  /** The day that Tab leads to; its month is shown. */
  readonly day: CalendarDate;
}

export type WeekCalendarEvent =
  /** By the keyboard, inside the calendar; `days` may be negative. */
  | { readonly type: 'day.moved'; readonly days: number }
  | { readonly type: 'week.edgeAsked'; readonly edge: 'first' | 'last' }
  | { readonly type: 'month.moved'; readonly months: number }
  /** By the buttons above the days. */
  | { readonly type: 'month.turned'; readonly months: number }
  | { readonly type: 'week.shown'; readonly sunday: CalendarDate }
  | { readonly type: 'calendar.left' };

/**
 * Which month a calendar of weeks shows, and where in it the keyboard is (BULL-01). While `roving` the focus follows the
 * day; while `resting` it stays where the reader has it.
 */
export const weekCalendarMachine = setup({
  types: {
    context: {} as WeekCalendarContext,
    events: {} as WeekCalendarEvent,
    input: {} as WeekCalendarContext,
  },
  actions: { turnTo: assign((_, day: CalendarDate) => ({ day })) },
  guards: { isInReach: ({ context }, day: CalendarDate) => isInReach(day, context.today) },
}).createMachine({
  id: 'weekCalendar',
  context: ({ input }) => input,
  initial: 'resting',
  states: {
    resting: {},
    roving: { on: { 'calendar.left': 'resting' } },
  },
  on: {
    'day.moved': {
      guard: { type: 'isInReach', params: ({ context, event }) => daysAfter(context.day, event.days) },
      target: '.roving',
      actions: { type: 'turnTo', params: ({ context, event }) => daysAfter(context.day, event.days) },
    },
    'week.edgeAsked': {
      target: '.roving',
      actions: { type: 'turnTo', params: ({ context, event }) => weekOf(context.day)[event.edge] },
    },
    'month.moved': {
      guard: { type: 'isInReach', params: ({ context, event }) => sameDayOfMonth(context.day, event.months) },
      target: '.roving',
      actions: { type: 'turnTo', params: ({ context, event }) => sameDayOfMonth(context.day, event.months) },
    },
    'month.turned': {
      guard: { type: 'isInReach', params: ({ context, event }) => sameDayOfMonth(context.day, event.months) },
      target: '.resting',
      actions: { type: 'turnTo', params: ({ context, event }) => sameDayOfMonth(context.day, event.months) },
    },
    'week.shown': {
      target: '.resting',
      actions: { type: 'turnTo', params: ({ event }) => event.sunday },
    },
  },
});
