import { type ActorRefFrom, assign, type EventObject, fromCallback, sendTo, setup } from 'xstate';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { unimplementedAction } from '@/shared/machines/unimplemented.ts';
import { bulletinMachine } from './bulletin.machine.ts';
import { bulletinWeeksMachine } from './bulletin-weeks.machine.ts';
import { weekCalendarMachine } from './week-calendar.machine.ts';

export type BulletinActor = ActorRefFrom<typeof bulletinMachine>;

/** What the address of a page names. */
export interface BulletinPageInput {
  readonly sunday: CalendarDate;
  /** The address of the page, without a day. */
  readonly page: string;
}

interface BulletinPageContext extends BulletinPageInput {
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
    input: {} as BulletinPageInput,
  },
  actors: {
    bulletin: bulletinMachine,
    calendar: weekCalendarMachine,
    weeks: bulletinWeeksMachine,
    addressListener: fromCallback<EventObject, string>(unimplementedAction('addressListener')),
  },
  guards: { isAnother: ({ context }, sunday: CalendarDate) => context.sunday !== sunday },
}).createMachine({
  id: 'bulletinPage',
  context: ({ input: { sunday, page }, spawn }) => {
    const weeks = spawn('weeks', { id: 'weeks' });
    return {
      sunday,
      page,
      weeks,
      calendar: spawn('calendar', { id: 'calendar', input: { month: sunday, weeks } }),
      bulletin: spawn('bulletin', { id: 'bulletin', input: { sunday, weeks } }),
    };
  },
  invoke: { src: 'addressListener', input: ({ context }) => context.page },
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
