import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { bulletinMachine } from './bulletin.machine.ts';
import { bulletinWeeksMachine } from './bulletin-weeks.machine.ts';
import { weekCalendarMachine } from './week-calendar.machine.ts';

export type BulletinActor = ActorRefFrom<typeof bulletinMachine>;

interface BulletinPageContext {
  readonly sunday: CalendarDate;
  readonly bulletin: BulletinActor;
  readonly calendar: ActorRefFrom<typeof weekCalendarMachine>;
  readonly weeks: ActorRefFrom<typeof bulletinWeeksMachine>;
}

export interface BulletinPageEvent {
  readonly type: 'week.shown';
  readonly sunday: CalendarDate;
}

/**
 * A Sunday's bulletin beside the calendar that picks it (BULL-01). Both follow the week; the actor that marks the weeks
 * with a bulletin is notified of the month and the bulletin that they show.
 */
export const bulletinPageMachine = setup({
  types: {
    context: {} as BulletinPageContext,
    events: {} as BulletinPageEvent,
    input: {} as { readonly sunday: CalendarDate },
  },
  actors: { bulletin: bulletinMachine, calendar: weekCalendarMachine, weeks: bulletinWeeksMachine },
  guards: { isAnother: ({ context }, sunday: CalendarDate) => context.sunday !== sunday },
}).createMachine({
  id: 'bulletinPage',
  context: ({ input: { sunday }, spawn }) => {
    const weeks = spawn('weeks', { id: 'weeks' });
    return {
      sunday,
      weeks,
      calendar: spawn('calendar', { id: 'calendar', input: { month: sunday, weeks } }),
      bulletin: spawn('bulletin', { id: 'bulletin', input: { sunday, weeks } }),
    };
  },
  on: {
    'week.shown': {
      guard: { type: 'isAnother', params: ({ event }) => event.sunday },
      actions: [
        assign({ sunday: ({ event }) => event.sunday }),
        sendTo(
          ({ context }) => context.calendar,
          ({ event }) => event,
        ),
        sendTo(
          ({ context }) => context.bulletin,
          ({ event }) => event,
        ),
      ],
    },
  },
});
