import { type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { sameId } from '@/shared/domain/entity-id.ts';
import { type FeedItem, withoutAll } from '@/shared/domain/feed.ts';
import { done, type Failure, type Outcome } from '@/shared/domain/outcome.ts';
import { follow } from '@/shared/machines/follow.ts';
import { fromCall, fromOutcome } from '@/shared/machines/outcome-actor.ts';
import { provideRemovals, type RemovalDependencies } from '@/shared/machines/provide-removals.ts';
import type { SearchedList } from '@/shared/machines/provide-sought-item.ts';
import { type CalendarMonth, monthOf } from '../domain/calendar-month.ts';
import type { ChurchEvent } from '../domain/church-event.ts';
import { monthMachine } from './month.machine.ts';

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
  /** Why it could not be read, or not read again. */
  readonly failure: Failure | undefined;
}

export interface ProvidedMonth {
  readonly machine: typeof monthMachine;
  readonly select: (snapshot: SnapshotFrom<typeof monthMachine>) => MonthViewModel;
}

/** Provides the month machine with the calls and the offers of undo; views run it with `useMonth`. */
export function provideMonth(dependencies: MonthDependencies): ProvidedMonth {
  return {
    machine: monthMachine.provide({
      actors: {
        removals: provideRemovals(dependencies),
        readAround: fromCall(async ({ input, signal }) => eachOnce(await dependencies.readAround(input, signal))),
        readMonth: fromOutcome(async ({ input, signal }) => {
          const events = await dependencies.read(input, signal);
          return events.kind === 'done' ? done(eachOnce(events.value)) : events;
        }),
      },
      actions: { showAddress: (_, month) => dependencies.showAddress(month) },
    }),
    select: (snapshot) => ({
      month: monthOf(snapshot.context.day),
      day: snapshot.context.day,
      events: shownEvents(snapshot.context.events, snapshot.context.leaving),
      around: shownEvents(snapshot.context.around, snapshot.context.leaving),
      standsAlone: snapshot.matches({ ready: 'alone' }),
      isReading: snapshot.matches('reading'),
      failure: snapshot.context.failure,
    }),
  };
}

/** A month as a list in which an event can be looked for; what lies beside it is not asked for. */
export function searchedMonth(month: ActorRefFrom<typeof monthMachine>): SearchedList {
  return {
    progress: (id) => {
      const snapshot = month.getSnapshot();
      const { events, leaving } = snapshot.context;
      return {
        holds: shownEvents(events, leaving)?.some((event) => sameId(event.id, id)) === true,
        isWhole: events !== undefined && snapshot.matches('ready'),
        rests: false,
      };
    },
    onChange: (listener) => follow(month, listener),
  };
}

/** What the reader sees of them: everything that is not on its way out; undefined while they are not known. */
function shownEvents(
  events: readonly ChurchEvent[] | undefined,
  leaving: readonly FeedItem[],
): readonly ChurchEvent[] | undefined {
  return events && withoutAll(events, leaving);
}

/** A list that repeats an event shows it once. */
function eachOnce(events: readonly ChurchEvent[]): readonly ChurchEvent[] {
  return [...new Map(events.map((event) => [String(event.id), event])).values()];
}
