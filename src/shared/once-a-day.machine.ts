import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { unimplementedAction, unimplementedActor } from './actors.machine.ts';
import type { Clock } from './clock.ports.ts';
import { type CalendarDate, calendarDateOf } from './dates.ts';
import type { DailyFlag } from './device.ports.ts';
import { fromObstacles, type ObstacleCleared } from './obstacles.machine.ts';
import type { Obstacle } from './window.ports.ts';

/** A dialog that opens once a day, when the stored day differs from today. Only closing it stores the day (HOME-01, HOME-02). */
export const onceADayMachine = setup({
  types: { context: {} as OnceADayContext, events: {} as OnceADayEvent, tags: {} as 'open' },
  actors: {
    readDays: fromPromise<DaysToCompare>(unimplementedActor('readDays')),
    /** Notifies as soon as nothing else needs the user's attention. */
    obstacles: fromCallback(unimplementedAction('obstacles')),
  },
  actions: { keepToday: unimplementedAction('keepToday') },
  guards: { isOver: (_, { stored, today }: DaysToCompare) => stored === today },
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
        // When the stored day cannot be read, it may not have been shown today.
        onError: 'due',
      },
    },
    notDue: { type: 'final' },
    due: { invoke: { src: 'obstacles' }, on: { 'obstacle.cleared': 'open' } },
    open: { tags: 'open', on: { 'dialog.closed': 'closed' } },
    closed: { type: 'final', entry: 'keepToday' },
  },
});

export type OnceADayEvent = ObstacleCleared | { readonly type: 'dialog.closed' };

export interface DaysToCompare {
  readonly today: CalendarDate;
  /** The stored day; the value may be anything. */
  readonly stored: string | undefined;
}

interface OnceADayContext {
  /** The day on which it is due; undefined until the days are read, and when they cannot be. */
  readonly today: CalendarDate | undefined;
}

interface OnceADayDependencies {
  /** The day on which it was closed last. */
  readonly flag: DailyFlag;
  readonly clock: Clock;
  /** The obstacles that delay it, such as an open dialog. */
  readonly obstacles: readonly Obstacle[];
}

/** Provides the machine with the stored day and with the obstacles that it waits for. */
export function provideOnceADay({ flag, clock, obstacles }: OnceADayDependencies): typeof onceADayMachine {
  return onceADayMachine.provide({
    actors: {
      readDays: fromPromise(() => Promise.resolve({ today: calendarDateOf(clock.now()), stored: flag.read() })),
      obstacles: fromObstacles(obstacles),
    },
    actions: { keepToday: () => flag.write(calendarDateOf(clock.now())) },
  });
}
