import { fromCallback } from 'xstate';
import { done, type Outcome } from '@/shared/domain/outcome.ts';
import { isSamePage } from '@/shared/domain/page-query.ts';
import { fromCall, fromOutcome } from '@/shared/machines/outcome-actor.ts';
import { fromAddress } from '@/shared/machines/page-address.ts';
import { provideRemovals, type RemovalDependencies } from '@/shared/machines/provide-removals.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { WideScreen } from '@/shared/ports/wide-screen.ts';
import {
  addressOfMonth,
  arrivalDay,
  type CalendarMonth,
  daysOfMonth,
  monthInAddress,
  monthOf,
} from '../domain/calendar-month.ts';
import type { ChurchEvent } from '../domain/church-event.ts';
import type { EventPublisher } from '../ports/event-publisher.ts';
import type { EventRepository } from '../ports/event-repository.ts';
import type { ReadAdjacentEvents } from '../use-cases/make-read-adjacent-events.ts';
import { eventsPageMachine } from './events-page.machine.ts';
import { type MonthInput, monthMachine } from './month.machine.ts';
import { selectMonth } from './month-view-model.ts';
import { notifyRemovals } from './removal-toasts.ts';

export interface MonthDependencies extends RemovalDependencies<ChurchEvent> {
  readonly read: (month: CalendarMonth, signal: AbortSignal) => Promise<Outcome<readonly ChurchEvent[]>>;
  /** Events on the days of the six weeks that are in other months, as far as they can be read. */
  readonly readAdjacentEvents: (month: CalendarMonth, signal: AbortSignal) => Promise<readonly ChurchEvent[]>;
  readonly navigation: Navigation;
  /** The address of the calendar's page. */
  readonly page: string;
  readonly clock: Clock;
  readonly screen: WideScreen;
}

export interface ProvidedMonth {
  readonly machine: typeof monthMachine;
  /** The page of that month, with the panel over it. */
  readonly page: typeof eventsPageMachine;
  /** The day that the address names: today, or the first day of another month. */
  readonly input: () => MonthInput;
  readonly select: typeof selectMonth;
}

/** Provides the month machine with the calls and the offers of undo; views run it with `useEventsPage`. */
export function provideMonth(dependencies: MonthDependencies): ProvidedMonth {
  const { navigation, clock, screen } = dependencies;
  const dayIn = (address: string) => {
    const today = clock.today();
    return arrivalDay(monthInAddress(address) ?? monthOf(today), today);
  };
  const addressListener = fromAddress(navigation, (address) =>
    isSamePage(address, dependencies.page) ? { type: 'address.changed', day: dayIn(address) } : undefined,
  );
  const machine = monthMachine.provide({
    actors: {
      removals: provideRemovals(dependencies),
      screenListener: fromCallback(({ sendBack }) =>
        screen.onChange(() => sendBack({ type: 'screen.changed', isWide: screen.isWide() })),
      ),
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
    input: () => ({ day: dayIn(navigation.current()), isWide: screen.isWide() }),
    select: selectMonth,
  };
}

interface EventMonthDependencies extends Pick<MonthDependencies, 'navigation' | 'page' | 'clock' | 'screen'> {
  readonly repository: Pick<EventRepository, 'during'>;
  readonly publisher: EventPublisher;
  readonly readAdjacentEvents: ReadAdjacentEvents;
  readonly notifications: Notifications;
}

/** The month of the church's events, which stands in the address (EVNT-01, EVNT-08). */
export function provideEventMonth({
  repository,
  publisher,
  notifications,
  ...services
}: EventMonthDependencies): ProvidedMonth {
  return provideMonth({
    // A month that cannot be read shows its error in place: there is no toast (EVNT-07).
    read: (month, signal) => repository.during(daysOfMonth(month), signal),
    remove: ({ id }) => publisher.remove(id),
    ...services,
    ...notifyRemovals(notifications, 'event'),
  });
}

/** Drops events that the list repeats. */
function withoutRepetitions(events: readonly ChurchEvent[]): readonly ChurchEvent[] {
  return [...new Map(events.map((event) => [String(event.id), event])).values()];
}
