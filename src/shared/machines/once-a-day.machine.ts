import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CalendarDate } from '../domain/calendar-date.ts';
import { unimplementedAction, unimplementedActor } from './unimplemented.ts';

export type OnceADayEvent =
  /** Nothing else asks for the reader's attention. */
  { readonly type: 'way.cleared' } | { readonly type: 'dialog.closed' };

export interface DaysToCompare {
  readonly today: CalendarDate;
  /** The day that was kept, or whatever stands in its place. */
  readonly kept: string | undefined;
}

interface OnceADayContext {
  /** The day for which it is due; undefined until the days are read, and when they cannot be. */
  readonly today: CalendarDate | undefined;
}

/**
 * Something that is shown once a day: when the kept day differs from today. Closing it, and only closing it, keeps the
 * day (HOME-01, HOME-02).
 */
export const onceADayMachine = setup({
  types: { context: {} as OnceADayContext, events: {} as OnceADayEvent, tags: {} as 'open' },
  actors: {
    readDays: fromPromise<DaysToCompare>(unimplementedActor('readDays')),
    /** Tells as soon as nothing else asks for the reader's attention. */
    way: fromCallback<OnceADayEvent>(unimplementedAction('way')),
  },
  actions: { keepToday: unimplementedAction('keepToday') },
  guards: { isOver: (_, { kept, today }: DaysToCompare) => kept === today },
}).createMachine({
  id: 'onceADay',
  initial: 'checking',
  context: { today: undefined },
  states: {
    checking: {
      invoke: {
        src: 'readDays',
        onDone: [
          { guard: { type: 'isOver', params: ({ event }) => event.output }, target: 'notDue' },
          { target: 'due', actions: assign({ today: ({ event }) => event.output.today }) },
        ],
        // What cannot be read says nothing about today.
        onError: 'due',
      },
    },
    notDue: { type: 'final' },
    due: { invoke: { src: 'way' }, on: { 'way.cleared': 'open' } },
    open: { tags: 'open', on: { 'dialog.closed': 'closed' } },
    closed: { type: 'final', entry: 'keepToday' },
  },
});
