import {
  type ActorRefFrom,
  assign,
  createActor,
  type EventObject,
  enqueueActions,
  fromCallback,
  fromPromise,
  setup,
} from 'xstate';
import {
  failureOf,
  fromOutcome,
  type Receiver,
  required,
  unimplementedAction,
  unimplementedActor,
} from './actors.machine.ts';
import type { Clock } from './clock.ports.ts';
import type { CurrentUser } from './current-user.ports.ts';
import { type EntityId, sameId } from './entity-id.ts';
import type { Notifications } from './notifications.ports.ts';
import type { Failure } from './outcome.ts';
import type { RemovalDependencies, Restoring } from './removals.machine.ts';
import type { OfferStore } from './removals.ports.ts';
import type { RemovedThing, RestorableKind, StoredOffer, UndoAnswer } from './removals.ts';
import type { CanRestore, Restore } from './removals.use-cases.ts';

/**
 * The removals of one kind that can still be undone. One toast offers to undo all of them; each further removal replaces it
 * and restarts its time, because one toast for each would cover the list.
 */
export const removalOffersMachine = setup({
  types: { context: {} as { readonly offers: Offers }, events: {} as OffersEvent },
  actors: { toast: fromCallback<OffersEvent, Offers>(unimplementedAction('toast')) },
  actions: {
    add: assign(({ context }, offer: Offer) => ({ offers: [...context.offers, offer] })),
    answerAll: enqueueActions(({ context, enqueue }, answer: UndoAnswer) => {
      for (const { removal } of context.offers) enqueue.sendTo(removal, answer);
      enqueue.assign({ offers: [] });
    }),
    undoLast: enqueueActions(({ context: { offers }, enqueue }) => {
      for (const { removal } of offers.slice(-1)) enqueue.sendTo(removal, { type: 'undo.asked' });
      enqueue.assign({ offers: offers.slice(0, -1) });
    }),
  },
  guards: {
    isOpen: ({ context }, offer: Offer) => context.offers.includes(offer),
    isShown: ({ context }, offers: Offers) =>
      context.offers.length === offers.length && offers.every((offer) => context.offers.includes(offer)),
    isSingle: ({ context }) => context.offers.length === 1,
  },
}).createMachine({
  id: 'removalOffers',
  context: { offers: [] },
  initial: 'empty',
  states: {
    empty: { on: { 'offer.made': { target: 'open', actions: { type: 'add', params: ({ event }) => event.offer } } } },
    open: {
      invoke: { src: 'toast', input: ({ context }) => context.offers },
      on: {
        'offer.made': {
          target: 'open',
          reenter: true,
          actions: { type: 'add', params: ({ event }) => event.offer },
        },
        'undo.asked': { target: 'empty', actions: { type: 'answerAll', params: { type: 'undo.asked' } } },
        'lastUndo.asked': [
          { guard: 'isSingle', target: 'empty', actions: 'undoLast' },
          { target: 'open', reenter: true, actions: 'undoLast' },
        ],
        'offer.withdrawn': {
          // One that was answered is no longer in the list; the others stay open.
          guard: { type: 'isOpen', params: ({ event }) => event.offer },
          target: 'empty',
          actions: { type: 'answerAll', params: { type: 'undo.expired' } },
        },
        'toast.gone': {
          // A toast that the next one replaced has not expired.
          guard: { type: 'isShown', params: ({ event }) => event.offers },
          target: 'empty',
          actions: { type: 'answerAll', params: { type: 'undo.expired' } },
        },
      },
    },
  },
});

/** The offer to undo one removal. */
interface Offer {
  /** What names the removed thing; undefined for one without a title. */
  readonly title: string | undefined;
  /** The removal, which gets the user's answer. */
  readonly removal: Receiver<UndoAnswer>;
}

type Offers = readonly Offer[];

type OffersEvent =
  | { readonly type: 'offer.made'; readonly offer: Offer }
  /** The removal can no longer be undone, such as when its page was left. */
  | { readonly type: 'offer.withdrawn'; readonly offer: Offer }
  /** The button of the toast, for all removals. */
  | { readonly type: 'undo.asked' }
  /** Ctrl+Z, for the last removal. */
  | { readonly type: 'lastUndo.asked' }
  /** @property offers those that the toast showed */
  | { readonly type: 'toast.gone'; readonly offers: Offers };

/** Offers the undo of removals of one kind. @returns withdraws the offer */
type MakeOffer = (title: string | undefined, removal: Receiver<UndoAnswer>) => () => void;

function offersOf(notifications: Notifications, name: RestorableKind | 'draft'): MakeOffer {
  const toast = fromCallback<OffersEvent, Offers>(({ input: offers, sendBack }) =>
    notifications.notify({
      tone: 'info',
      ...wordsFor(name, offers),
      onAction: () => sendBack({ type: 'undo.asked' }),
      onUndo: () => sendBack({ type: 'lastUndo.asked' }),
      onGone: () => sendBack({ type: 'toast.gone', offers }),
    }),
  );
  const actor = createActor(removalOffersMachine.provide({ actors: { toast } })).start();
  return (title, removal) => {
    const offer = { title, removal };
    actor.send({ type: 'offer.made', offer });
    return () => actor.send({ type: 'offer.withdrawn', offer });
  };
}

function wordsFor(name: RestorableKind | 'draft', offers: Offers) {
  const [first] = offers;
  if (offers.length > 1) return { subject: `${name}SeveralDeleted`, about: String(offers.length) } as const;
  return { subject: `${name}Deleted`, ...aboutOf(first?.title) } as const;
}

const aboutOf = (title: string | undefined) => (title === undefined ? {} : { about: title });

/** How a list notifies of its removed items. */
export type RemovalToasts<Item> = Pick<
  RemovalDependencies<Item & { readonly id: EntityId }>,
  'offerUndo' | 'notifyNotRemoved'
>;

/** What names an item in the sentence about its removal; undefined for one without a title. */
type TitleOf<Item> = (item: Item) => string | undefined;

/** Notifies of removals that are sent when their undo is no longer offered. */
export function makeRemovalToasts<Item>(
  notifications: Notifications,
  name: RestorableKind | 'draft',
  titleOf: TitleOf<Item>,
  offer: MakeOffer = offersOf(notifications, name),
): RemovalToasts<Item> {
  return {
    offerUndo: (item, removal) => offer(titleOf(item), removal),
    notifyNotRemoved: (reason, item) => {
      notifications.notifyFailure({ subject: `${name}NotDeleted`, ...aboutOf(titleOf(item)), reason });
    },
  };
}

/**
 * The offer to restore something that the server has removed (LIST-06, MEMB-06). It outlives its page, and ends with its toast or
 * its user.
 */
export const restorationMachine = setup({
  types: {
    context: {} as RestorationContext,
    input: {} as RemovedThing,
    events: {} as UndoAnswer | { readonly type: 'user.gone' },
  },
  actors: {
    /** Offers to restore it, and sends the user's answer. */
    offerUndo: fromCallback<EventObject, OfferedRestoration>(unimplementedAction('offerUndo')),
    restore: fromPromise<null, RemovedThing>(unimplementedActor('restore')),
    /** The same after an attempt that failed, with the reason. */
    offerRetry: fromCallback<EventObject, FailedRestoration>(unimplementedAction('offerRetry')),
  },
  actions: {
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    notifyRestored: (_, _removed: RemovedThing) => unimplementedAction('notifyRestored')(),
  },
}).createMachine({
  id: 'restoration',
  context: ({ input }) => ({ removed: input, failure: undefined }),
  initial: 'offered',
  on: { 'user.gone': '.ended' },
  states: {
    offered: {
      invoke: { src: 'offerUndo', input: ({ context: { removed }, self }) => ({ removed, restoration: self }) },
      on: { 'undo.asked': 'restoring', 'undo.expired': 'ended' },
    },
    restoring: {
      invoke: {
        src: 'restore',
        input: ({ context }) => context.removed,
        onDone: { target: 'ended', actions: { type: 'notifyRestored', params: ({ context }) => context.removed } },
        onError: { target: 'notRestored', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
    /** The user can try it again. */
    notRestored: {
      invoke: {
        src: 'offerRetry',
        input: ({ context: { removed, failure } }) => ({ removed, reason: required(failure) }),
      },
      on: { 'undo.asked': 'restoring', 'undo.expired': 'ended' },
    },
    ended: { type: 'final' },
  },
});

interface RestorationContext {
  readonly removed: RemovedThing;
  /** Why it could not be restored; undefined before an attempt failed. */
  readonly failure: Failure | undefined;
}

interface OfferedRestoration {
  readonly removed: RemovedThing;
  /** Gets the user's answer. */
  readonly restoration: Receiver<UndoAnswer>;
}

interface FailedRestoration {
  readonly removed: RemovedThing;
  readonly reason: Failure;
}

/** For how long an offer is restored after a reload, in milliseconds: a toast waits while it is read, and a page needs time to load. */
const OFFERED_FOR = 60_000;

/** How a list removes items of a kind: all that {@link RemovalDependencies} asks for, but the call itself. */
export interface RemovalsOfKind<Item> extends RemovalToasts<Item> {
  readonly restoring: Restoring<Item>;
  /** @param listener gets the id of each item that is restored @returns stops listening */
  readonly onRestored: (listener: (id: EntityId) => void) => () => void;
}

/** The removals of this tab that can be undone, whatever page is shown. */
export interface RemovalOffers {
  readonly ofKind: <Item extends { readonly id: EntityId }>(
    kind: RestorableKind,
    titleOf: TitleOf<Item>,
  ) => RemovalsOfKind<Item>;
  /** Offers again what was offered before the page was loaded anew. */
  readonly resume: () => void;
}

interface OffersDependencies {
  readonly canRestore: CanRestore;
  readonly restore: Restore;
  readonly notifications: Notifications;
  readonly store: OfferStore;
  readonly user: Pick<CurrentUser, 'read' | 'onChange' | 'onGone'>;
  readonly clock: Pick<Clock, 'now'>;
}

const isSame = (one: RemovedThing, other: RemovedThing): boolean => one.kind === other.kind && sameId(one.id, other.id);

/** The offers of this tab; nobody can undo anything any more who has signed out (AUTH-11). */
export function provideRemovalOffers(dependencies: OffersDependencies): RemovalOffers {
  const { canRestore, restore, notifications, store, user, clock } = dependencies;
  const running = new Set<ActorRefFrom<typeof restorationMachine>>();
  const listeners = new Set<(restored: RemovedThing) => void>();
  const kinds = new Map<RestorableKind, MakeOffer>();

  user.onGone(() => {
    for (const restoration of running) restoration.send({ type: 'user.gone' });
  });

  const offerOf = (kind: RestorableKind): MakeOffer => {
    const known = kinds.get(kind) ?? offersOf(notifications, kind);
    kinds.set(kind, known);
    return known;
  };
  const stored = (removed?: RemovedThing): readonly StoredOffer[] =>
    (store.read() ?? []).filter((one) => removed === undefined || !isSame(one, removed));
  const write = (offers: readonly StoredOffer[]) => store.write(offers.length === 0 ? undefined : offers);

  const machine = restorationMachine.provide({
    actors: {
      offerUndo: fromCallback(({ input: { removed, restoration } }) =>
        offerOf(removed.kind)(removed.title, restoration),
      ),
      restore: fromOutcome(({ input: { kind, id } }) => restore(kind, id)),
      // Shown even after the session has ended, though not after a logout: its button is the only way to undo the removal.
      offerRetry: fromCallback(({ input: { removed, reason }, sendBack }) =>
        notifications.notifyFailure({
          subject: `${removed.kind}NotRestored`,
          ...aboutOf(removed.title),
          reason,
          onAction: () => sendBack({ type: 'undo.asked' }),
          onGone: () => sendBack({ type: 'undo.expired' }),
        }),
      ),
    },
    actions: {
      notifyRestored: (_, removed) => {
        notifications.notify({ tone: 'success', subject: `${removed.kind}Restored`, ...aboutOf(removed.title) });
        for (const listener of listeners) listener(removed);
      },
    },
  });

  const offer = ({ kind, id, title }: RemovedThing): void => {
    if (user.read() === undefined) return;
    const removed = { kind, id, title };
    write([...stored(removed), { ...removed, until: clock.now().getTime() + OFFERED_FOR }]);
    const restoration = createActor(machine, { input: removed });
    running.add(restoration);
    restoration.subscribe({
      complete: () => {
        running.delete(restoration);
        write(stored(removed));
      },
    });
    restoration.start();
  };

  return {
    ofKind: (kind, titleOf) => ({
      ...makeRemovalToasts(notifications, kind, titleOf, offerOf(kind)),
      restoring: {
        isPossible: ({ id }) => canRestore(kind, id),
        offer: (item) => offer({ kind, id: item.id, title: titleOf(item) }),
      },
      onRestored: (listener) => {
        const hear = (restored: RemovedThing) => {
          if (restored.kind === kind) listener(restored.id);
        };
        listeners.add(hear);
        return () => listeners.delete(hear);
      },
    }),
    resume: () => {
      let isResumed = false;
      const resumeOnce = () => {
        if (isResumed || user.read() === undefined) return;
        isResumed = true;
        const offers = stored();
        write([]);
        for (const one of offers) if (one.until > clock.now().getTime()) offer(one);
      };
      user.onChange(resumeOnce);
      resumeOnce();
    },
  };
}
