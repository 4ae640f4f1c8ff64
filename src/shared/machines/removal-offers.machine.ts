import { assign, enqueueActions, fromCallback, setup } from 'xstate';
import type { Receiver } from './receiver.ts';
import type { UndoAnswer } from './removal.machine.ts';
import { unimplementedAction } from './unimplemented.ts';

/** The offer to undo one removal. */
export interface RemovalOffer {
  /** What names the removed post; undefined for one without a title. */
  readonly title: string | undefined;
  /** The removal, which gets the user's answer. */
  readonly removal: Receiver<UndoAnswer>;
}

type RemovalOffers = readonly RemovalOffer[];

export type RemovalOffersEvent =
  | { readonly type: 'offer.made'; readonly offer: RemovalOffer }
  /** The removal can no longer be undone, such as when its page was left. */
  | { readonly type: 'offer.withdrawn'; readonly offer: RemovalOffer }
  /** The button of the toast, for all removals. */
  | { readonly type: 'undo.asked' }
  /** Ctrl+Z, for the last removal. */
  | { readonly type: 'lastUndo.asked' }
  /** @property offers those that the toast showed */
  | { readonly type: 'toast.gone'; readonly offers: RemovalOffers };

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
