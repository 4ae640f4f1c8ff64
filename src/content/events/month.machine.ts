import { assign, type EventObject, fromCallback, fromPromise, raise, type SnapshotFrom, sendTo, setup } from 'xstate';
import { failing, keeping, retrying, unimplementedAction, unimplementedActor } from '@/shared/actors.machine.ts';
import type { CalendarDate } from '@/shared/dates.ts';
import { sameId } from '@/shared/entity-id.ts';
import { type FeedItem, withoutItem, withoutItems } from '@/shared/feed.ts';
import type { Failure } from '@/shared/outcome.ts';
import { createRemovalsMachine, type RemovalsEvent } from '@/shared/removals.machine.ts';
import {
  afterRemovals,
  forgetting,
  type ItemRestored,
  invokedRemovals,
  type Leaving,
  type RemovingEvent,
} from '@/shared/removals.ts';
import type { ItemNews } from '../writing/edits.ts';
import type { EventRepository } from './events.ports.ts';
import { type CalendarMonth, type ChurchEvent, type DatedEvent, monthOf } from './events.ts';
import { daysBeside, touchesMonth } from './month-calendar.ts';

/**
 * A month of the calendar (EVNT-01, EVNT-02): each month that the user turns to is read again, and the answer about a month
 * that was left is ignored. A removed event disappears at once; after the removal has succeeded or failed the month is read
 * again (EVNT-06), because another user may have changed it.
 */
export const monthMachine = setup({
  types: {
    context: {} as MonthContext,
    input: {} as MonthInput,
    events: {} as MonthEvent,
  },
  actors: {
    readMonth: fromPromise<readonly ChurchEvent[], CalendarMonth>(unimplementedActor('readMonth')),
    readAdjacentEvents: fromPromise<readonly ChurchEvent[], CalendarMonth>(unimplementedActor('readAdjacentEvents')),
    removals: createRemovalsMachine<ChurchEvent>(),
    /** Sends the ids of events that are restored. */
    restored: fromCallback<EventObject>(unimplementedAction('restored')),
    screenListener: fromCallback<EventObject>(unimplementedAction('screenListener')),
  },
  actions: {
    showAddress: (_, _month: CalendarMonth) => unimplementedAction('showAddress')(),
    sendToRemovals: sendTo('removals', (_, event: RemovalsEvent<ChurchEvent>) => event),
    selectDay: assign((_, day: CalendarDate) => ({ day })),
    showMonthOf: assign((_, day: CalendarDate) => ({ day, events: undefined, adjacentEvents: undefined })),
    fail: assign((_, failure: Failure) => ({ failure })),
    keep: assign((_, events: readonly ChurchEvent[]) => ({ events })),
    setAdjacentEvents: assign((_, adjacentEvents: readonly ChurchEvent[]) => ({ adjacentEvents })),
    keepLeaving: assign((_, { leaving }: Leaving<ChurchEvent>) => ({ leaving })),
    forget: assign(({ context: { events, adjacentEvents } }, { id }: FeedItem) => ({
      events: events && withoutItem(events, id),
      adjacentEvents: adjacentEvents && withoutItem(adjacentEvents, id),
    })),
  },
  guards: {
    isWide: ({ context }) => context.isWide,
    isInOtherMonth: ({ context }, day: CalendarDate) => monthOf(day) !== monthOf(context.day),
    touchesShownMonth: ({ context }, event: DatedEvent) => touchesMonth(event, monthOf(context.day)),
    isLeaving: ({ context }, { id }: FeedItem) => context.leaving.some((item) => sameId(item.id, id)),
  },
}).createMachine({
  id: 'month',
  context: ({ input }) => ({ ...input, events: undefined, adjacentEvents: undefined, leaving: [], failure: undefined }),
  invoke: [invokedRemovals, { src: 'restored' }, { src: 'screenListener' }],
  initial: 'reading',
  states: {
    reading: {
      entry: assign({ failure: undefined }),
      invoke: {
        src: 'readMonth',
        input: ({ context }) => monthOf(context.day),
        onDone: keeping('ready', 'keep'),
        onError: failing('failed', 'fail'),
      },
    },
    ready: {
      initial: 'monthOnly',
      states: {
        monthOnly: { always: { guard: 'isWide', target: 'readingAdjacentEvents' } },
        readingAdjacentEvents: {
          invoke: {
            src: 'readAdjacentEvents',
            input: ({ context }) => monthOf(context.day),
            onDone: keeping('complete', 'setAdjacentEvents'),
            onError: 'complete',
          },
        },
        complete: {},
      },
    },
    failed: retrying('reading'),
  },
  on: {
    'day.asked': [
      {
        guard: { type: 'isInOtherMonth', params: ({ event }) => event.day },
        target: '.reading',
        actions: [
          { type: 'showMonthOf', params: ({ event }) => event.day },
          { type: 'showAddress', params: ({ event }) => monthOf(event.day) },
        ],
      },
      { actions: { type: 'selectDay', params: ({ event }) => event.day } },
    ],
    'address.changed': {
      guard: { type: 'isInOtherMonth', params: ({ event }) => event.day },
      target: '.reading',
      actions: { type: 'showMonthOf', params: ({ event }) => event.day },
    },
    'screen.changed': { actions: assign(({ event: { isWide } }) => ({ isWide })) },
    'item.added': [
      { guard: { type: 'touchesShownMonth', params: ({ event }) => event.item }, target: '.reading' },
      { actions: raise(({ event }) => ({ type: 'day.asked', day: event.item.start })) },
    ],
    'item.changed': { actions: raise(({ event: { item } }) => ({ type: 'item.added', item })) },
    'item.lost': '.reading',
    'item.restored': '.reading',
    'removal.asked': [
      { guard: { type: 'isLeaving', params: ({ event }) => event.event } },
      { actions: { type: 'sendToRemovals', params: ({ event }) => ({ type: 'item.taken', item: event.event }) } },
    ],
    ...afterRemovals,
    'removal.done': { target: '.reading', actions: [forgetting] },
    'removal.refused': '.reading',
  },
});

export interface MonthInput {
  /** The day that is selected in the calendar; the month around it is shown. */
  readonly day: CalendarDate;
  /** The screen has room for the six weeks, with their days before and after the month. */
  readonly isWide: boolean;
}

interface MonthContext extends MonthInput, Leaving<ChurchEvent> {
  /** As the server sent them last; undefined until this month was read. */
  readonly events: readonly ChurchEvent[] | undefined;
  /** The events on those days of the six weeks that are outside of the month; undefined until they are known. */
  readonly adjacentEvents: readonly ChurchEvent[] | undefined;
  /** Why the month could not be read; undefined unless the last attempt failed. */
  readonly failure: Failure | undefined;
}

export type MonthEvent =
  | { readonly type: 'day.asked'; readonly day: CalendarDate }
  /** The address changed to another month through a link or the browser's history. */
  | { readonly type: 'address.changed'; readonly day: CalendarDate }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'screen.changed'; readonly isWide: boolean }
  | ItemNews<DatedEvent>
  | ItemRestored<FeedItem>
  | { readonly type: 'removal.asked'; readonly event: ChurchEvent }
  | RemovingEvent<ChurchEvent>;

export type ReadAdjacentEvents = (month: CalendarMonth, signal: AbortSignal) => Promise<readonly ChurchEvent[]>;

/**
 * Reads the events on the days before and after a month that its grid shows. A failure is ignored, and the month is
 * shown without them.
 */
export function makeReadAdjacentEvents(repository: Pick<EventRepository, 'during'>): ReadAdjacentEvents {
  return async (month, signal) => {
    const parts = await Promise.all(daysBeside(month).map((days) => repository.during(days, signal)));
    return parts.flatMap((part) => (part.kind === 'done' ? part.value : []));
  };
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
  /** Whether the screen is wide enough for the grid, which is a hundred elements that a phone never shows. */
  readonly isWide: boolean;
  readonly isReading: boolean;
  /** Why the last attempt to read the month failed. */
  readonly failure: Failure | undefined;
}

export const selectMonth = (snapshot: SnapshotFrom<typeof monthMachine>): MonthViewModel => ({
  month: monthOf(snapshot.context.day),
  day: snapshot.context.day,
  events: shownEvents(snapshot.context.events, snapshot.context.leaving),
  adjacentEvents: shownEvents(snapshot.context.adjacentEvents, snapshot.context.leaving),
  isWide: snapshot.context.isWide,
  isReading: snapshot.matches('reading'),
  failure: snapshot.context.failure,
});

/** The events that the user sees: all but those being removed; undefined until they are read. */
function shownEvents(
  events: readonly ChurchEvent[] | undefined,
  leaving: readonly FeedItem[],
): readonly ChurchEvent[] | undefined {
  return events && withoutItems(events, leaving);
}
