import { fromPromise, type SnapshotFrom } from 'xstate';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { done, type Fault, type Outcome } from '@/shared/domain/outcome.ts';
import { provideRemoval, type RemovalDependencies } from '@/shared/machines/provide-removal.ts';
import { type CalendarMonth, monthOf } from '../domain/calendar-month.ts';
import type { ChurchEvent } from '../domain/church-event.ts';
import { monthMachine, shownEvents } from './month.machine.ts';

export interface MonthDependencies extends RemovalDependencies<ChurchEvent> {
  readonly read: (month: CalendarMonth, signal: AbortSignal) => Promise<Outcome<readonly ChurchEvent[]>>;
  /** What lies on the days of its six weeks that are in other months, as far as it can be had. */
  readonly readAround: (month: CalendarMonth, signal: AbortSignal) => Promise<readonly ChurchEvent[]>;
  readonly showAddress: (month: CalendarMonth) => void;
}

/** What a view shows of a month. */
export interface MonthViewModel {
  readonly month: CalendarMonth;
  /** Where the keyboard stands in it. */
  readonly day: CalendarDate;
  /** Undefined while the month is not known. */
  readonly events: readonly ChurchEvent[] | undefined;
  /** What lies on the days beside the month; undefined while it is not known. */
  readonly around: readonly ChurchEvent[] | undefined;
  /** The month is known, and the days beside it can be asked for. */
  readonly standsAlone: boolean;
  readonly isReading: boolean;
  /** It could not be read, or not read again. */
  readonly hasFailed: boolean;
  readonly failure: Fault | undefined;
}

export interface ProvidedMonth {
  readonly machine: typeof monthMachine;
  readonly read: (snapshot: SnapshotFrom<typeof monthMachine>) => MonthViewModel;
}

/** Provides the month machine; views run it with `useMonth` with the calls and the offers of undo. */
export function provideMonth(dependencies: MonthDependencies): ProvidedMonth {
  const { removal, ...actions } = provideRemoval(dependencies);

  return {
    machine: monthMachine.provide({
      actors: {
        removal,
        readAround: fromPromise(async ({ input, signal }) => eachOnce(await dependencies.readAround(input, signal))),
        readMonth: fromPromise(async ({ input, signal }) => {
          const events = await dependencies.read(input, signal);
          return events.kind === 'done' ? done(eachOnce(events.value)) : events;
        }),
      },
      actions: { ...actions, showAddress: (_, month) => dependencies.showAddress(month) },
    }),
    read: (snapshot) => ({
      month: monthOf(snapshot.context.day),
      day: snapshot.context.day,
      events: shownEvents(snapshot.context.events, snapshot.context.removals),
      around: shownEvents(snapshot.context.around, snapshot.context.removals),
      standsAlone: snapshot.matches({ ready: 'alone' }),
      isReading: snapshot.matches('reading'),
      hasFailed: snapshot.matches('failed'),
      failure: snapshot.context.failure,
    }),
  };
}

/** A list that repeats an event shows it once. */
function eachOnce(events: readonly ChurchEvent[]): readonly ChurchEvent[] {
  return [...new Map(events.map((event) => [String(event.id), event])).values()];
}
