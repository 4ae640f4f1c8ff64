import { assign, type EventObject, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { sameId } from '@/shared/domain/entity-id.ts';
import { type FeedItem, withoutItem } from '@/shared/domain/feed.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { failing, keeping, retrying } from '@/shared/machines/reading-state.ts';
import { createRemovalsMachine, type RemovalsEvent } from '@/shared/machines/removals.machine.ts';
import {
  afterRemovals,
  forgetting,
  invokedRemovals,
  type Leaving,
  type RemovingEvent,
} from '@/shared/machines/removing.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import { type CalendarMonth, monthOf } from '../domain/calendar-month.ts';
import type { ChurchEvent, DatedEvent } from '../domain/church-event.ts';
import { touchesMonth } from '../domain/month-grid.ts';
import type { ItemNews } from './editing-state.ts';

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
  | { readonly type: 'removal.asked'; readonly event: ChurchEvent }
  | RemovingEvent<ChurchEvent>;

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
  invoke: [invokedRemovals, { src: 'screenListener' }],
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
    'removal.asked': [
      { guard: { type: 'isLeaving', params: ({ event }) => event.event } },
      { actions: { type: 'sendToRemovals', params: ({ event }) => ({ type: 'item.taken', item: event.event }) } },
    ],
    ...afterRemovals,
    'removal.done': { target: '.reading', actions: [forgetting] },
    'removal.refused': '.reading',
  },
});
