import { assign, fromPromise, raise, sendTo, setup } from 'xstate';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { sameId } from '@/shared/domain/entity-id.ts';
import { type FeedItem, without } from '@/shared/domain/feed.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { failing, keeping, retrying } from '@/shared/machines/reading-state.ts';
import { type RemovalsEvent, type RemovalsReport, removalsMachine } from '@/shared/machines/removals.machine.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import { type CalendarMonth, monthOf } from '../domain/calendar-month.ts';
import type { ChurchEvent } from '../domain/church-event.ts';
import type { NewEvent } from '../domain/event-draft.ts';
import { touchesMonth } from '../domain/month-grid.ts';

interface MonthContext {
  /** Where the reader stands in the calendar; the month around it is shown. */
  readonly day: CalendarDate;
  /** As the server gave them last; undefined until it has, for this month. */
  readonly events: readonly ChurchEvent[] | undefined;
  /** What lies on the days of the six weeks that are in no month shown; undefined until it is known. */
  readonly around: readonly ChurchEvent[] | undefined;
  /** On their way out: not shown, and not gone yet. */
  readonly leaving: readonly FeedItem[];
  /** Why the month could not be had; undefined while it can. */
  readonly failure: Failure | undefined;
}

export type MonthEvent =
  | { readonly type: 'day.asked'; readonly day: CalendarDate }
  /** The address names another month by itself: a link, or the way back. */
  | { readonly type: 'address.changed'; readonly day: CalendarDate }
  | { readonly type: 'retry.asked' }
  /** The six weeks are in sight, with their days before and after the month. */
  | { readonly type: 'sheet.shown' }
  | { readonly type: 'event.added'; readonly event: NewEvent }
  | { readonly type: 'event.removeAsked'; readonly event: ChurchEvent }
  | { readonly type: 'page.left' }
  | RemovalsReport;

/**
 * A month of the calendar (EVNT-01, EVNT-02): whichever month is asked for is read anew, and the answer about one that
 * was left is not heard. An event that is taken away leaves at once; when it was removed the month is read again
 * (EVNT-06), after a failure too: somebody else may have been there before.
 */
export const monthMachine = setup({
  types: {
    context: {} as MonthContext,
    input: {} as { readonly day: CalendarDate },
    events: {} as MonthEvent,
  },
  actors: {
    readMonth: fromPromise<readonly ChurchEvent[], CalendarMonth>(unimplementedActor('readMonth')),
    readAround: fromPromise<readonly ChurchEvent[], CalendarMonth>(unimplementedActor('readAround')),
    removals: removalsMachine,
  },
  actions: {
    showAddress: (_, _month: CalendarMonth) => unimplementedAction('showAddress')(),
    sendToRemovals: sendTo('removals', (_, event: RemovalsEvent) => event),
    stand: assign((_, day: CalendarDate) => ({ day })),
    turnTo: assign((_, day: CalendarDate) => ({ day, events: undefined, around: undefined })),
    fail: assign((_, failure: Failure) => ({ failure })),
    keep: assign((_, events: readonly ChurchEvent[]) => ({ events })),
    keepAround: assign((_, around: readonly ChurchEvent[]) => ({ around })),
    takeOut: assign(({ context }, event: ChurchEvent) => ({ leaving: [...context.leaving, event] })),
    bringBack: assign(({ context }, { id }: FeedItem) => ({ leaving: without(context.leaving, id) })),
    forget: assign(({ context: { events, around } }, { id }: FeedItem) => ({
      events: events && without(events, id),
      around: around && without(around, id),
    })),
  },
  guards: {
    isElsewhere: ({ context }, day: CalendarDate) => monthOf(day) !== monthOf(context.day),
    isHere: ({ context }, event: NewEvent) => touchesMonth(event, monthOf(context.day)),
    isLeaving: ({ context }, { id }: FeedItem) => context.leaving.some((item) => sameId(item.id, id)),
  },
}).createMachine({
  id: 'month',
  context: ({ input }) => ({ day: input.day, events: undefined, around: undefined, leaving: [], failure: undefined }),
  invoke: { id: 'removals', src: 'removals', input: ({ self }) => ({ list: self }) },
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
      initial: 'alone',
      states: {
        alone: { on: { 'sheet.shown': 'lookingAround' } },
        lookingAround: {
          invoke: {
            src: 'readAround',
            input: ({ context }) => monthOf(context.day),
            onDone: keeping('surrounded', 'keepAround'),
            onError: 'surrounded',
          },
        },
        surrounded: {},
      },
    },
    failed: retrying('reading'),
  },
  on: {
    'day.asked': [
      {
        guard: { type: 'isElsewhere', params: ({ event }) => event.day },
        target: '.reading',
        actions: [
          { type: 'turnTo', params: ({ event }) => event.day },
          { type: 'showAddress', params: ({ event }) => monthOf(event.day) },
        ],
      },
      { actions: { type: 'stand', params: ({ event }) => event.day } },
    ],
    'address.changed': {
      guard: { type: 'isElsewhere', params: ({ event }) => event.day },
      target: '.reading',
      actions: { type: 'turnTo', params: ({ event }) => event.day },
    },
    'event.added': [
      { guard: { type: 'isHere', params: ({ event }) => event.event }, target: '.reading' },
      { actions: raise(({ event }) => ({ type: 'day.asked', day: event.event.start })) },
    ],
    'event.removeAsked': [
      { guard: { type: 'isLeaving', params: ({ event }) => event.event } },
      {
        actions: [
          { type: 'takeOut', params: ({ event }) => event.event },
          { type: 'sendToRemovals', params: ({ event }) => ({ type: 'item.taken', item: event.event }) },
        ],
      },
    ],
    'page.left': { actions: { type: 'sendToRemovals', params: { type: 'page.left' } } },
    'removal.undone': { actions: { type: 'bringBack', params: ({ event }) => event.item } },
    'removal.done': {
      target: '.reading',
      actions: [
        { type: 'bringBack', params: ({ event }) => event.item },
        { type: 'forget', params: ({ event }) => event.item },
      ],
    },
    'removal.refused': { target: '.reading', actions: { type: 'bringBack', params: ({ event }) => event.item } },
  },
});
