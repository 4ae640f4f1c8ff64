import { fromPromise, setup } from 'xstate';
import type { CalendarDate } from '../domain/calendar-date.ts';
import { emptyAction, emptySocket } from './socket.ts';

export type OnceADayEvent =
  /** Nothing else asks for the reader's attention. */
  { readonly type: 'way.cleared' } | { readonly type: 'notice.closed' };

export interface DaysToCompare {
  readonly today: CalendarDate;
  /** The last day on which it is shown. */
  readonly until: CalendarDate;
  /** The day that was kept, or whatever stands in its place. */
  readonly kept: string | undefined;
}

/**
 * Something that is shown once a day until its last day: when the kept day differs from today. Closing it, and only
 * closing it, keeps the day (HOME-01, HOME-02).
 */
export const onceADayMachine = setup({
  types: { events: {} as OnceADayEvent },
  actors: { readDays: fromPromise<DaysToCompare>(emptySocket('readDays')) },
  actions: { keepToday: emptyAction('keepToday') },
  // Days written year first stand in their order as text.
  guards: { isOver: (_, { kept, today, until }: DaysToCompare) => today > until || kept === today },
}).createMachine({
  id: 'onceADay',
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        src: 'readDays',
        onDone: [
          { guard: { type: 'isOver', params: ({ event }) => event.output }, target: 'notDue' },
          { target: 'due' },
        ],
        // What cannot be read says nothing about today.
        onError: 'due',
      },
    },
    notDue: { type: 'final' },
    due: { on: { 'way.cleared': 'open' } },
    open: { on: { 'notice.closed': 'closed' } },
    closed: { type: 'final', entry: 'keepToday' },
  },
});
