import { type ActorRefFrom, assign, enqueueActions, fromPromise, setup } from 'xstate';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { type EntityId, sameId } from '@/shared/domain/entity-id.ts';
import { type FeedItem, without } from '@/shared/domain/feed.ts';
import type { Fault, Outcome } from '@/shared/domain/outcome.ts';
import { type RemovalAnswer, type RemovalReport, removalMachine } from '@/shared/machines/removal.machine.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import { type CalendarMonth, monthOf } from '../domain/calendar-month.ts';
import type { ChurchEvent } from '../domain/church-event.ts';
import type { NewEvent } from '../domain/event-draft.ts';
import { touchesMonth } from '../domain/month-grid.ts';

interface EventRemoval {
  readonly item: FeedItem;
  readonly actor: ActorRefFrom<typeof removalMachine>;
}

export interface MonthContext {
  /** Where the reader stands in the calendar; the month around it is shown. */
  readonly day: CalendarDate;
  /** As the server gave them last; undefined until it has, for this month. */
  readonly events: readonly ChurchEvent[] | undefined;
  /** What lies on the days of the six weeks that are in no month shown; undefined until it is known. */
  readonly around: readonly ChurchEvent[] | undefined;
  readonly removals: readonly EventRemoval[];
  /** Why the month could not be had; undefined while it can. */
  readonly failure: Fault | undefined;
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
  | RemovalAnswer
  | RemovalReport;

/**
 * A month of the calendar (EVNT-01, EVNT-02): whichever month is asked for is read anew, and the answer about one that
 * was left is not heard. An event that is taken away leaves at once and is sent when its removal is due; then the month
 * is read again (EVNT-06), after a failure too: somebody else may have been there before.
 */
export const monthMachine = setup({
  types: {
    context: {} as MonthContext,
    input: {} as { readonly day: CalendarDate },
    events: {} as MonthEvent,
  },
  actors: {
    readMonth: fromPromise<Outcome<readonly ChurchEvent[]>, CalendarMonth>(unimplementedActor('readMonth')),
    readAround: fromPromise<readonly ChurchEvent[], CalendarMonth>(unimplementedActor('readAround')),
    removal: removalMachine,
  },
  actions: {
    showAddress: (_, _month: CalendarMonth) => unimplementedAction('showAddress')(),
    offerUndo: (_, _event: ChurchEvent) => unimplementedAction('offerUndo')(),
    withdrawOffers: (_, _items: readonly FeedItem[]) => unimplementedAction('withdrawOffers')(),
    notifyNotRemoved: (_, _refusal: { readonly item: FeedItem; readonly reason: Fault }) =>
      unimplementedAction('notifyNotRemoved')(),
    stand: assign((_, day: CalendarDate) => ({ day })),
    turnTo: assign((_, day: CalendarDate) => ({ day, events: undefined, around: undefined })),
    keepFailure: assign((_, failure: Fault | undefined) => ({ failure })),
    keepAround: assign((_, around: readonly ChurchEvent[]) => ({ around })),
    keep: assign((_, outcome: Outcome<readonly ChurchEvent[]>) =>
      outcome.kind === 'done' ? { events: outcome.value } : {},
    ),
    takeOut: assign(({ context, spawn, self }, item: ChurchEvent) => {
      const actor = spawn('removal', { input: { item, list: self } });
      return { removals: [...context.removals, { item, actor }] };
    }),
    send: enqueueActions(({ context, enqueue }, id: EntityId | undefined) => {
      for (const { item, actor } of context.removals)
        if (id === undefined || sameId(item.id, id)) enqueue.sendTo(actor, { type: 'removal.due' });
    }),
    undo: enqueueActions(({ context, enqueue }, id: EntityId) => {
      for (const { item, actor } of context.removals)
        if (sameId(item.id, id)) enqueue.sendTo(actor, { type: 'removal.undo' });
    }),
    bringBack: assign(({ context }, { id }: FeedItem) => ({
      removals: context.removals.filter(({ item }) => !sameId(item.id, id)),
    })),
    forget: assign(({ context: { events, around } }, { id }: FeedItem) => ({
      events: events && without(events, id),
      around: around && without(around, id),
    })),
  },
  guards: {
    isElsewhere: ({ context }, day: CalendarDate) => monthOf(day) !== monthOf(context.day),
    isHere: ({ context }, event: NewEvent) => touchesMonth(event, monthOf(context.day)),
    isLeaving: ({ context }, { id }: FeedItem) => context.removals.some(({ item }) => sameId(item.id, id)),
  },
}).createMachine({
  id: 'month',
  context: ({ input }) => ({ day: input.day, events: undefined, around: undefined, removals: [], failure: undefined }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'readMonth',
        input: ({ context }) => monthOf(context.day),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'done',
            target: 'ready',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          {
            target: 'failed',
            actions: {
              type: 'keepFailure',
              params: ({ event }) => (event.output.kind === 'refused' ? event.output.reason : undefined),
            },
          },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: undefined } },
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
            onDone: { target: 'surrounded', actions: { type: 'keepAround', params: ({ event }) => event.output } },
            onError: 'surrounded',
          },
        },
        surrounded: {},
      },
    },
    failed: { on: { 'retry.asked': 'reading' } },
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
      {
        target: '.reading',
        actions: [
          { type: 'turnTo', params: ({ event }) => event.event.start },
          { type: 'showAddress', params: ({ event }) => monthOf(event.event.start) },
        ],
      },
    ],
    'event.removeAsked': [
      { guard: { type: 'isLeaving', params: ({ event }) => event.event } },
      {
        actions: [
          { type: 'offerUndo', params: ({ event }) => event.event },
          { type: 'takeOut', params: ({ event }) => event.event },
        ],
      },
    ],
    'item.undoAsked': { actions: { type: 'undo', params: ({ event }) => event.id } },
    'item.removeDue': { actions: { type: 'send', params: ({ event }) => event.id } },
    'page.left': {
      actions: [
        { type: 'send', params: undefined },
        { type: 'withdrawOffers', params: ({ context }) => context.removals.map(({ item }) => item) },
      ],
    },
    'removal.undone': { actions: { type: 'bringBack', params: ({ event }) => event.item } },
    'removal.done': {
      target: '.reading',
      actions: [
        { type: 'bringBack', params: ({ event }) => event.item },
        { type: 'forget', params: ({ event }) => event.item },
      ],
    },
    'removal.refused': {
      target: '.reading',
      actions: [
        { type: 'bringBack', params: ({ event }) => event.item },
        { type: 'notifyNotRemoved', params: ({ event }) => event },
      ],
    },
  },
});

/** What the reader sees of them: everything that is not on its way out; undefined while they are not known. */
export function shownEvents(
  events: readonly ChurchEvent[] | undefined,
  removals: MonthContext['removals'],
): readonly ChurchEvent[] | undefined {
  if (removals.length === 0) return events;
  return events?.filter(({ id }) => !removals.some(({ item }) => sameId(item.id, id)));
}
