import { assign, createActor, enqueueActions, fromCallback, setup } from 'xstate';
import { type Receiver, unimplementedAction } from '@/shared/actors.machine.ts';
import { excerptOf } from '@/shared/characters.ts';
import type { FeedItem } from '@/shared/feed.ts';
import type { Notifications } from '@/shared/notifications.ports.ts';
import type { RemovalDependencies } from '@/shared/removals.machine.ts';
import type { UndoAnswer } from '@/shared/removals.ts';
import type { PostName } from './posts.ts';

/**
 * The removals that can still be undone. One toast offers to undo all of them; each further removal replaces it and restarts
 * its time, because one toast for each would cover the list.
 */
export const removalOffersMachine = setup({
  types: { context: {} as { readonly offers: RemovalOffers }, events: {} as RemovalOffersEvent },
  actors: { toast: fromCallback<RemovalOffersEvent, RemovalOffers>(unimplementedAction('toast')) },
  actions: {
    add: assign(({ context }, offer: RemovalOffer) => ({ offers: [...context.offers, offer] })),
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
    isOpen: ({ context }, offer: RemovalOffer) => context.offers.includes(offer),
    isShown: ({ context }, offers: RemovalOffers) =>
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
interface RemovalOffer {
  /** What names the removed post; undefined for one without a title. */
  readonly title: string | undefined;
  /** The removal, which gets the user's answer. */
  readonly removal: Receiver<UndoAnswer>;
}

type RemovalOffers = readonly RemovalOffer[];

type RemovalOffersEvent =
  | { readonly type: 'offer.made'; readonly offer: RemovalOffer }
  /** The removal can no longer be undone, such as when its page was left. */
  | { readonly type: 'offer.withdrawn'; readonly offer: RemovalOffer }
  /** The button of the toast, for all removals. */
  | { readonly type: 'undo.asked' }
  /** Ctrl+Z, for the last removal. */
  | { readonly type: 'lastUndo.asked' }
  /** @property offers those that the toast showed */
  | { readonly type: 'toast.gone'; readonly offers: RemovalOffers };

/** The name of a removed post: announcements, advertisements and sheets have a title, events a name. */
type Removed = FeedItem & { readonly title?: string; readonly name?: string };

/** Notifies of removed posts of one kind, and offers to undo all removals that can still be undone. */
export function notifyRemovals(
  notifications: Notifications,
  name: PostName | 'draft',
): Pick<RemovalDependencies<Removed>, 'offerUndo' | 'notifyNotRemoved'> {
  const toast = fromCallback<RemovalOffersEvent, readonly RemovalOffer[]>(({ input: offers, sendBack }) =>
    notifications.notify({
      tone: 'info',
      ...wordsFor(name, offers),
      onAction: () => sendBack({ type: 'undo.asked' }),
      onUndo: () => sendBack({ type: 'lastUndo.asked' }),
      onGone: () => sendBack({ type: 'toast.gone', offers }),
    }),
  );
  const offers = createActor(removalOffersMachine.provide({ actors: { toast } })).start();

  return {
    offerUndo: ({ title, name: called }, removal) => {
      const offer = { title: shownTitle(title ?? called), removal };
      offers.send({ type: 'offer.made', offer });
      return () => offers.send({ type: 'offer.withdrawn', offer });
    },
    notifyNotRemoved: (reason, { title, name: called }) => {
      const about = shownTitle(title ?? called);
      notifications.notifyFailure({ subject: `${name}NotDeleted`, ...(about !== undefined && { about }), reason });
    },
  };
}

function wordsFor(name: PostName | 'draft', offers: readonly RemovalOffer[]) {
  const [first] = offers;
  if (offers.length > 1) return { subject: `${name}SeveralDeleted`, about: String(offers.length) } as const;
  return { subject: `${name}Deleted`, ...(first?.title !== undefined && { about: first.title }) } as const;
}

/** Enough of a title to recognise it. */
const TITLE_LENGTH = 40;

function shownTitle(title = ''): string | undefined {
  const trimmed = title.trim();
  return trimmed === '' ? undefined : excerptOf(trimmed, TITLE_LENGTH).text;
}
