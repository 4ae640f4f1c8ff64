import { type ActorRefFrom, assign, type EventObject, emit, fromCallback, not, sendTo, setup } from 'xstate';
import { follow, fromCall, fromOutcome, unimplementedAction } from '@/shared/actors.machine.ts';
import { isSamePage } from '@/shared/addresses.ts';
import type { Clock } from '@/shared/clock.ports.ts';
import type { CalendarDate } from '@/shared/dates.ts';
import { type EntityId, sameId } from '@/shared/entity-id.ts';
import { type FormShown, isBeingSent } from '@/shared/form.ts';
import type { SearchedList } from '@/shared/highlighted-item.machine.ts';
import type { Navigation } from '@/shared/navigation.ports.ts';
import { done, type Outcome } from '@/shared/outcome.ts';
import { fromAddress } from '@/shared/page-address.machine.ts';
import type { RemovalOffers, RemovalsOfKind } from '@/shared/removal-offers.machine.ts';
import { provideRemovals, type RemovalDependencies } from '@/shared/removals.machine.ts';
import type { WideScreen } from '@/shared/window.ports.ts';
import { postRemovals } from '../posts/post-removals.machine.ts';
import type { ItemAdded } from '../writing/edits.ts';
import type { EventRepository } from './events.ports.ts';
import {
  addressOfMonth,
  arrivalDay,
  type CalendarMonth,
  type ChurchEvent,
  type DatedEvent,
  daysOfMonth,
  monthInAddress,
  monthOf,
} from './events.ts';
import type { RemoveEvent } from './events.use-cases.ts';
import {
  type MonthEvent,
  type MonthInput,
  monthMachine,
  type ReadAdjacentEvents,
  selectMonth,
} from './month.machine.ts';

/**
 * The panel over the month: a day with all its events, one event, or the form of a new one; never two of them. The
 * form stays while it is being sent.
 */
export const monthPanelMachine = setup({
  types: {
    context: {} as MonthPanelContext,
    events: {} as MonthPanelEvent,
    emitted: {} as MonthPanelEmitted,
    /** What the panel shows. */
    tags: {} as 'day' | 'event' | 'writing',
  },
  guards: { isBeingSent: ({ context }) => isBeingSent(context.shown) },
}).createMachine({
  id: 'monthPanel',
  context: { day: undefined, id: undefined, shown: undefined },
  initial: 'closed',
  states: {
    closed: {},
    day: { tags: 'day' },
    event: { tags: 'event' },
    writing: {
      tags: 'writing',
      on: {
        'form.shown': { actions: assign({ shown: ({ event }) => event.shown }) },
        'close.asked': { guard: not('isBeingSent'), target: 'closed' },
      },
    },
  },
  on: {
    'day.opened': { target: '.day', actions: assign({ day: ({ event }) => event.day }) },
    'event.opened': { target: '.event', actions: assign({ id: ({ event }) => event.id }) },
    'form.asked': { target: '.writing', actions: assign({ day: ({ event }) => event.day, shown: undefined }) },
    'event.removed': { target: '.closed', actions: emit({ type: 'panel.emptied' }) },
    'panel.closed': '.closed',
  },
});

type MonthPanelEvent =
  | { readonly type: 'day.opened'; readonly day: CalendarDate }
  | { readonly type: 'event.opened'; readonly id: EntityId }
  /** @property day of the new event, where one was chosen */
  | { readonly type: 'form.asked'; readonly day: CalendarDate | undefined }
  | FormShown
  /** The user closes the form. */
  | { readonly type: 'close.asked' }
  /** The event that was open, or one of the day's, is removed. */
  | { readonly type: 'event.removed' }
  | { readonly type: 'panel.closed' };

/** The panel has closed because its event was removed; the element that opened the panel may be gone too. */
export interface MonthPanelEmitted {
  readonly type: 'panel.emptied';
}

interface MonthPanelContext {
  readonly day: CalendarDate | undefined;
  readonly id: EntityId | undefined;
  /** The form of a new event. */
  readonly shown: FormShown['shown'] | undefined;
}

/** The calendar of events with the panel over it. Showing another month closes the panel. */
export const eventsPageMachine = setup({
  types: {
    context: {} as EventsPageContext,
    events: {} as EventsPageEvent,
    input: {} as MonthInput,
  },
  actors: {
    month: monthMachine,
    panel: monthPanelMachine,
    addressListener: fromCallback<EventObject>(unimplementedAction('addressListener')),
  },
  actions: {
    sendToMonth: sendTo(
      ({ context }) => context.month,
      (_, event: MonthEvent) => event,
    ),
    sendToPanel: sendTo(
      ({ context }) => context.panel,
      (_, event: MonthPanelEvent) => event,
    ),
  },
  guards: { isInOtherMonth: ({ context }, day: CalendarDate) => monthOf(day) !== monthOf(context.day) },
}).createMachine({
  id: 'eventsPage',
  context: ({ input, spawn }) => ({
    day: input.day,
    month: spawn('month', { id: 'month', input }),
    panel: spawn('panel', { id: 'panel' }),
  }),
  invoke: { src: 'addressListener' },
  on: {
    'address.changed': {
      guard: { type: 'isInOtherMonth', params: ({ event }) => event.day },
      actions: [
        assign({ day: ({ event }) => event.day }),
        { type: 'sendToMonth', params: ({ event }) => event },
        { type: 'sendToPanel', params: { type: 'panel.closed' } },
      ],
    },
    'form.shown': { actions: { type: 'sendToPanel', params: ({ event }) => event } },
    'item.added': {
      actions: [
        { type: 'sendToPanel', params: { type: 'panel.closed' } },
        { type: 'sendToMonth', params: ({ event }) => event },
      ],
    },
    'newEvent.asked': {
      actions: [
        // The address will name its month: that must not close the panel which is opened now.
        assign({ day: ({ event }) => event.day }),
        { type: 'sendToMonth', params: ({ event: { day } }) => ({ type: 'day.asked', day }) },
        { type: 'sendToPanel', params: ({ event: { day } }) => ({ type: 'day.opened', day }) },
      ],
    },
    'draft.saved': { actions: { type: 'sendToPanel', params: { type: 'panel.closed' } } },
  },
});

export interface EventsPageContext {
  /** A day in the month that the address names, or is about to name for a new event. */
  readonly day: CalendarDate;
  readonly month: ActorRefFrom<typeof monthMachine>;
  readonly panel: ActorRefFrom<typeof monthPanelMachine>;
}

/** Events that the page receives from the forms and drafts of new events. */
export type EventsPageNews =
  | FormShown
  | ItemAdded<DatedEvent>
  /** The user asks to see the new event. */
  | { readonly type: 'newEvent.asked'; readonly day: CalendarDate }
  /** A draft was saved: the panel closes, because its form covers the list of drafts. */
  | { readonly type: 'draft.saved' };

/** The address names a day, in the shown month or in another one. */
export type EventsPageEvent = { readonly type: 'address.changed'; readonly day: CalendarDate } | EventsPageNews;

export interface MonthDependencies extends RemovalDependencies<ChurchEvent> {
  readonly onRestored: RemovalsOfKind<ChurchEvent>['onRestored'];
  readonly read: (month: CalendarMonth, signal: AbortSignal) => Promise<Outcome<readonly ChurchEvent[]>>;
  /** Events on the days of the six weeks that are in other months, as far as they can be read. */
  readonly readAdjacentEvents: ReadAdjacentEvents;
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
      restored: fromCallback(({ sendBack }) =>
        dependencies.onRestored((id) => sendBack({ type: 'item.restored', item: { id } })),
      ),
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

interface EventMonthDependencies
  extends Pick<MonthDependencies, 'navigation' | 'page' | 'clock' | 'screen' | 'readAdjacentEvents'> {
  readonly repository: Pick<EventRepository, 'during'>;
  readonly remove: RemoveEvent;
  readonly offers: RemovalOffers;
}

/** The month of the church's events, which stands in the address (EVNT-01, EVNT-08). */
export function provideEventMonth({ repository, remove, offers, ...services }: EventMonthDependencies): ProvidedMonth {
  return provideMonth({
    // A month that cannot be read shows its error in place: there is no toast (EVNT-07).
    read: (month, signal) => repository.during(daysOfMonth(month), signal),
    remove,
    ...services,
    ...postRemovals(offers, 'event'),
  });
}

/**
 * A month as a list in which an event can be looked for, which then opens; events of neighbouring months are not
 * searched.
 */
export function searchedMonth({ month, panel }: Pick<EventsPageContext, 'month' | 'panel'>): SearchedList {
  return {
    progress: (id) => {
      const snapshot = month.getSnapshot();
      const { events } = selectMonth(snapshot);
      return {
        includesItem: events?.some((event) => sameId(event.id, id)) === true,
        isComplete: events !== undefined && snapshot.matches('ready'),
        hasMore: false,
      };
    },
    onChange: (listener) => follow(month, listener),
    found: (id) => panel.send({ type: 'event.opened', id }),
  };
}

/** Drops events that the list repeats. */
function withoutRepetitions(events: readonly ChurchEvent[]): readonly ChurchEvent[] {
  return [...new Map(events.map((event) => [String(event.id), event])).values()];
}
