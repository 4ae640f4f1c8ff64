import { assign, enqueueActions, fromPromise, not, sendTo, setup } from 'xstate';
import { type EntityId, sameId } from '@/shared/domain/entity-id.ts';
import { type FeedItem, withChanged, withNewest, withoutItem } from '@/shared/domain/feed.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { failureOf, outputOf } from '@/shared/machines/outcome-actor.ts';
import { retrying } from '@/shared/machines/reading-state.ts';
import { createRemovalsMachine, type RemovalsEvent } from '@/shared/machines/removals.machine.ts';
import { afterRemovals, guardedPresses, invokedRemovals, type Leaving } from '@/shared/machines/removing.ts';
import { isBeingSent } from '@/shared/machines/shown-form.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import { afterAction, type Prayer, prayersIn } from '../domain/prayer.ts';
import type { PrayersFound } from '../use-cases/make-read-prayers.ts';
import { type AskedAction, prayerActionMachine } from './prayer-action.machine.ts';
import {
  failedActions,
  initialPrayers,
  type PrayerActionFailed,
  type PrayersContext,
  type PrayersEvent,
} from './prayers-state.ts';

const nameOf = (id: EntityId): string => `action-${id}`;

/**
 * The prayer requests (MINE-04). An action on a request is sent at once. A withdrawn request leaves the list, and its
 * withdrawal is sent when the time to undo it is over; while rows move, the next press on one is ignored. When another user
 * or tab has changed something before, the list is read again and stays on the page meanwhile. The form of a change stays
 * while it is being sent.
 */
export const prayersMachine = setup({
  types: { context: {} as PrayersContext, events: {} as PrayersEvent, tags: {} as 'guarded' },
  actors: {
    read: fromPromise<PrayersFound>(unimplementedActor('read')),
    action: prayerActionMachine,
    removals: createRemovalsMachine<Prayer>(),
  },
  actions: {
    notifyNotLoaded: (_, _reason: Failure) => unimplementedAction('notifyNotLoaded')(),
    notifyDone: (_, _asked: AskedAction) => unimplementedAction('notifyDone')(),
    notifyFailed: (_, _reason: Failure) => unimplementedAction('notifyFailed')(),
    keep: assign((_, found: PrayersFound) => (found.kind === 'linked' ? { ...found, failure: undefined } : {})),
    fail: assign((_, failure: Failure) => ({ failure })),
    begin: enqueueActions(({ context, enqueue, self }, { prayer, action }: AskedAction) => {
      enqueue.spawnChild('action', { id: nameOf(prayer.id), input: { prayer, action, list: self } });
      enqueue.assign({ busy: [...context.busy, prayer.id] });
    }),
    end: enqueueActions(({ context, enqueue }, { prayer: { id } }: AskedAction) => {
      enqueue.stopChild(nameOf(id));
      enqueue.assign({ busy: context.busy.filter((one) => !sameId(one, id)) });
    }),
    /** Requests that were hidden, withdrawn or have ended meanwhile leave the list. */
    dropGone: assign(({ context: { prayers = [] } }, { prayer, reason }: PrayerActionFailed) =>
      reason === 'notFound' ? { prayers: withoutItem(prayers, prayer.id) } : {},
    ),
    /**
     * The request may have been changed while the action was being sent: only what the action changes is taken over.
     */
    carryOver: assign(({ context: { prayers } }, { prayer, action }: AskedAction) => ({
      prayers: prayers?.map((one) => (sameId(one.id, prayer.id) ? afterAction(one, action) : one)),
    })),
    /** A new request must be seen: all are shown where the chosen part would not show it. */
    add: assign(({ context: { prayers = [], filter } }, prayer: Prayer) => ({
      prayers: withNewest(prayers, prayer),
      filter: prayersIn([prayer], filter).length > 0 ? filter : 'all',
    })),
    change: assign(({ context: { prayers = [] } }, prayer: Prayer) => ({
      prayers: withChanged(prayers, prayer),
      edited: undefined,
    })),
    forget: assign(({ context: { prayers = [] } }, { id }: FeedItem) => ({ prayers: withoutItem(prayers, id) })),
    sendToRemovals: sendTo('removals', (_, event: RemovalsEvent<Prayer>) => event),
    take: sendTo('removals', (_, { prayer }: { readonly prayer: Prayer }) => ({ type: 'item.taken', item: prayer })),
    keepLeaving: assign((_, { leaving }: Leaving<Prayer>) => ({ leaving })),
    hide: enqueueActions(({ context: { hidingCandidate: prayer }, enqueue, self }, reason: string) => {
      if (prayer === undefined) return;
      enqueue.assign({ hidingCandidate: undefined });
      enqueue.sendTo(self, { type: 'action.asked', prayer, action: { kind: 'hide', reason } });
    }),
  },
  guards: {
    isUnlinked: (_, { kind }: PrayersFound) => kind === 'unlinked',
    hasList: ({ context }) => context.prayers !== undefined,
    isFree: ({ context: { busy } }, { prayer }: AskedAction) => !busy.some((id) => sameId(id, prayer.id)),
    shows: ({ context: { leaving } }, { prayer }: { readonly prayer: Prayer }) =>
      !leaving.some(({ id }) => sameId(id, prayer.id)),
    isOutdated: (_, { reason }: PrayerActionFailed) => reason === 'conflict',
    isBeingSent: ({ context }) => isBeingSent(context.shown),
  },
}).createMachine({
  id: 'prayers',
  context: initialPrayers,
  invoke: invokedRemovals,
  type: 'parallel',
  states: {
    reading: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'read',
            onDone: [
              { guard: { type: 'isUnlinked', params: outputOf }, target: 'unlinked' },
              { target: 'ready', actions: { type: 'keep', params: outputOf } },
            ],
            onError: [
              { guard: 'hasList', target: 'ready', actions: { type: 'notifyNotLoaded', params: failureOf } },
              { target: 'failed', actions: { type: 'fail', params: failureOf } },
            ],
          },
        },
        failed: { exit: assign({ failure: undefined }), ...retrying('loading') },
        unlinked: {},
        ready: { on: { 'list.outdated': 'loading' } },
      },
      on: {
        'action.failed': {
          guard: { type: 'isOutdated', params: ({ event }) => event },
          target: '.loading',
          actions: failedActions,
        },
      },
    },
    presses: guardedPresses,
  },
  on: {
    'filter.chosen': { actions: assign(({ event }) => ({ filter: event.filter })) },
    'action.asked': {
      guard: { type: 'isFree', params: ({ event }) => event },
      actions: { type: 'begin', params: ({ event }) => event },
    },
    'action.done': {
      actions: [
        { type: 'end', params: ({ event }) => event },
        { type: 'carryOver', params: ({ event }) => event },
        { type: 'notifyDone', params: ({ event }) => event },
      ],
    },
    'action.failed': { actions: failedActions },
    ...afterRemovals,
    'edit.asked': { actions: assign(({ event }) => ({ edited: event.prayer, shown: undefined })) },
    'form.shown': { actions: assign({ shown: ({ event }) => event.shown }) },
    'edit.closed': { guard: not('isBeingSent'), actions: assign({ edited: undefined }) },
    'prayer.shared': { actions: { type: 'add', params: ({ event }) => event.prayer } },
    'prayer.saved': { actions: { type: 'change', params: ({ event }) => event.prayer } },
    'prayer.lost': { actions: { type: 'forget', params: ({ event }) => event } },
    'hiding.asked': { actions: assign(({ event }) => ({ hidingCandidate: event.prayer })) },
    'hiding.cancelled': { actions: assign({ hidingCandidate: undefined }) },
    'hiding.confirmed': { actions: { type: 'hide', params: ({ event }) => event.reason } },
  },
});
