import { fromPromise, type SnapshotFrom } from 'xstate';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { done, type Fault, type Outcome } from '@/shared/domain/outcome.ts';
import { removalMachine } from '@/shared/machines/removal.machine.ts';
import { type CalendarMonth, monthOf } from '../domain/calendar-month.ts';
import type { ChurchEvent } from '../domain/church-event.ts';
import { monthMachine, shownEvents } from './month.machine.ts';

export interface MonthPlug {
  readonly read: (month: CalendarMonth, signal: AbortSignal) => Promise<Outcome<readonly ChurchEvent[]>>;
  /** Runs to its end even when nobody waits any more: what the reader took away is taken away. */
  readonly remove: (event: ChurchEvent) => Promise<Outcome<null>>;
  readonly showAddress: (month: CalendarMonth) => void;
  /** @returns a function that takes the offer back: the page was left, and nothing can be undone any more */
  readonly offerUndo: (answer: { readonly undo: () => void; readonly due: () => void }) => () => void;
  readonly tellNotRemoved: (reason: Fault) => void;
}

/** What a view shows of a month. */
export interface MonthFace {
  readonly month: CalendarMonth;
  /** Where the keyboard stands in it. */
  readonly day: CalendarDate;
  /** Undefined while the month is not known. */
  readonly events: readonly ChurchEvent[] | undefined;
  readonly isReading: boolean;
  /** It could not be read, or not read again. */
  readonly hasFailed: boolean;
}

export interface MonthBinding {
  readonly machine: typeof monthMachine;
  readonly read: (snapshot: SnapshotFrom<typeof monthMachine>) => MonthFace;
}

/** Plugs the calls and the offers of undo into the month machine; views run it with `useMonth`. */
export function bindMonth(plug: MonthPlug): MonthBinding {
  const offers = new Map<string, () => void>();

  return {
    machine: monthMachine.provide({
      actors: {
        readMonth: fromPromise(async ({ input, signal }) => {
          const events = await plug.read(input, signal);
          return events.kind === 'done' ? done(eachOnce(events.value)) : events;
        }),
        removal: removalMachine.provide({
          actors: {
            remove: fromPromise(async ({ input, signal }) => {
              const outcome = await plug.remove(input as ChurchEvent);
              // The month has gone meanwhile, and cannot tell of it.
              if (signal.aborted && outcome.kind === 'refused') plug.tellNotRemoved(outcome.reason);
              return outcome;
            }),
          },
        }),
      },
      actions: {
        showAddress: (_, month) => plug.showAddress(month),
        offerUndo: ({ self }, { id }) => {
          const withdraw = plug.offerUndo({
            undo: () => self.send({ type: 'event.undoAsked', id }),
            due: () => {
              offers.delete(String(id));
              self.send({ type: 'event.removeDue', id });
            },
          });
          offers.set(String(id), withdraw);
        },
        withdrawOffers: (_, items) => {
          for (const { id } of items) offers.get(String(id))?.();
        },
        tellNotRemoved: (_, reason) => plug.tellNotRemoved(reason),
      },
    }),
    read: (snapshot) => ({
      month: monthOf(snapshot.context.day),
      day: snapshot.context.day,
      events: shownEvents(snapshot.context),
      isReading: snapshot.matches('reading'),
      hasFailed: snapshot.matches('failed'),
    }),
  };
}

/** A list that repeats an event shows it once. */
function eachOnce(events: readonly ChurchEvent[]): readonly ChurchEvent[] {
  return [...new Map(events.map((event) => [String(event.id), event])).values()];
}
