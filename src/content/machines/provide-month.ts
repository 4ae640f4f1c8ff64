import type { SnapshotFrom } from 'xstate';
import { type CalendarDate, calendarDateOf } from '@/shared/domain/calendar-date.ts';
import { sameId } from '@/shared/domain/entity-id.ts';
import { type FeedItem, withoutItems } from '@/shared/domain/feed.ts';
import { done, type Failure, type Outcome } from '@/shared/domain/outcome.ts';
import { isSamePage } from '@/shared/domain/page-query.ts';
import { fromAddress } from '@/shared/machines/page-address.ts';
import { follow } from '@/shared/machines/follow.ts';
import type { SearchedList } from '@/shared/machines/highlighted-item.machine.ts';
import { fromCall, fromOutcome } from '@/shared/machines/outcome-actor.ts';
import { provideRemovals, type RemovalDependencies } from '@/shared/machines/provide-removals.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import {
  addressOfMonth,
  arrivalDay,
  type CalendarMonth,
  daysOfMonth,
  monthInAddress,
  monthOf,
} from '../domain/calendar-month.ts';
import type { ChurchEvent } from '../domain/church-event.ts';
import type { EventCalendar } from '../ports/event-calendar.ts';
import type { EventPublisher } from '../ports/event-publisher.ts';
import type { ReadDaysBeside } from '../use-cases/make-read-days-beside.ts';
import { type EventsPageContext, eventsPageMachine } from './events-page.machine.ts';
import { monthMachine } from './month.machine.ts';
import { notifyRemovals } from './removal-toasts.ts';

export interface MonthDependencies extends RemovalDependencies<ChurchEvent> {
  readonly read: (month: CalendarMonth, signal: AbortSignal) => Promise<Outcome<readonly ChurchEvent[]>>;
  /** Events on the days of the six weeks that are in other months, as far as they can be read. */
  readonly readAdjacentEvents: (month: CalendarMonth, signal: AbortSignal) => Promise<readonly ChurchEvent[]>;
  readonly navigation: Navigation;
  /** The address of the calendar's page. */
  readonly page: string;
  readonly clock: Clock;
}

/** The view model of a month. */
export interface MonthViewModel {
  readonly month: CalendarMonth;
  /** The day that has the keyboard focus. */
  readonly day: CalendarDate;
  /** Undefined until the month is read. */
  readonly events: readonly ChurchEvent[] | undefined;
  /** The events on the days beside the month; undefined until they are read. */
  readonly adjacentEvents: readonly ChurchEvent[] | undefined;
  /** The month is read, and the days beside it can be requested. */
  readonly standsAlone: boolean;
  readonly isReading: boolean;
  /** Why the last attempt to read the month failed. */
  readonly failure: Failure | undefined;
}

export interface ProvidedMonth {
  readonly machine: typeof monthMachine;
  /** The page of that month, with what opens over it. */
  readonly page: typeof eventsPageMachine;
  /** The day that the address names: today, or the first day of another month. */
  readonly addressedDay: () => CalendarDate;
  readonly select: (snapshot: SnapshotFrom<typeof monthMachine>) => MonthViewModel;
}

/** Provides the month machine with the calls and the offers of undo; views run it with `useEventsPage`. */
export function provideMonth(dependencies: MonthDependencies): ProvidedMonth {
  const { navigation, clock } = dependencies;
  const dayIn = (address: string) => {
    const today = calendarDateOf(clock.now());
    return arrivalDay(monthInAddress(address) ?? monthOf(today), today);
  };
  const addressListener = fromAddress(navigation, (address) =>
    isSamePage(address, dependencies.page) ? { type: 'address.changed', day: dayIn(address) } : undefined,
  );
  const machine = monthMachine.provide({
    actors: {
      removals: provideRemovals(dependencies),
      readAdjacentEvents: fromCall(async ({ input, signal }) =>
        withoutRepetitions(await dependencies.readAdjacentEvents(input, signal)),
      ),
      readMonth: fromOutcome(async ({ input, signal }) => {
        const events = await dependencies.read(input, signal);
        return events.kind === 'done' ? done(withoutRepetitions(events.value)) : events;
      }),
    },
    actions: { showAddress: (_, month) => navigation.goTo(addressOfMonth(navigation.current(), month)) },
  });
  return {
    machine,
    page: eventsPageMachine.provide({ actors: { month: machine, addressListener } }),
    addressedDay: () => dayIn(navigation.current()),
    select: (snapshot) => ({
      month: monthOf(snapshot.context.day),
      day: snapshot.context.day,
      events: shownEvents(snapshot.context.events, snapshot.context.leaving),
      adjacentEvents: shownEvents(snapshot.context.adjacentEvents, snapshot.context.leaving),
      standsAlone: snapshot.matches({ ready: 'alone' }),
      isReading: snapshot.matches('reading'),
      failure: snapshot.context.failure,
    }),
  };
}

/** The month of the church's events, which stands in the address (EVNT-01, EVNT-08). */
export function provideEventMonth(
  calendar: Pick<EventCalendar, 'during'>,
  publisher: EventPublisher,
  readAdjacentEvents: ReadDaysBeside,
  navigation: Navigation,
  notifications: Notifications,
  clock: Clock,
  page: string,
): ProvidedMonth {
  return provideMonth({
    // A month that cannot be read shows its error in place: there is no toast (EVNT-07).
    read: (month, signal) => calendar.during(daysOfMonth(month), signal),
    remove: ({ id }) => publisher.remove(id),
    readAdjacentEvents,
    navigation,
    page,
    clock,
    ...notifyRemovals(notifications, 'event'),
  });
}

/** A month as a list in which an event can be looked for, which then opens; the days beside it are not requested. */
export function searchedMonth({ month, panel }: Pick<EventsPageContext, 'month' | 'panel'>): SearchedList {
  return {
    progress: (id) => {
      const snapshot = month.getSnapshot();
      const { events, leaving } = snapshot.context;
      return {
        includesItem: shownEvents(events, leaving)?.some((event) => sameId(event.id, id)) === true,
        isComplete: events !== undefined && snapshot.matches('ready'),
        hasMore: false,
      };
    },
    onChange: (listener) => follow(month, listener),
    found: (id) => panel.send({ type: 'event.opened', id }),
  };
}

/** The events that the user sees: all but those being removed; undefined until they are read. */
function shownEvents(
  events: readonly ChurchEvent[] | undefined,
  leaving: readonly FeedItem[],
): readonly ChurchEvent[] | undefined {
  return events && withoutItems(events, leaving);
}

/** Drops events that the list repeats. */
function withoutRepetitions(events: readonly ChurchEvent[]): readonly ChurchEvent[] {
  return [...new Map(events.map((event) => [String(event.id), event])).values()];
}
