import { type EventObject, fromCallback } from 'xstate';
import { type Failure, type Outcome, settledOutcome } from '../domain/outcome.ts';
import type { CurrentUser } from '../ports/current-user.ts';
import type { Notifications } from '../ports/notifications.ts';
import { offerUndoToast, type UndoToast } from './offer-undo-toast.ts';

/** Offers to undo a change that the server has made. @param undo the call that reverts it */
export type OfferUndo = (toast: UndoToast, undo: () => Promise<Outcome<null>>) => void;

/** The offers to undo changes of one list. */
export interface Undos {
  readonly offer: OfferUndo;
  /** An actor that sends this event to the list that invokes it, after every undo and after one that failed. */
  readonly listenerSending: (event: EventObject) => ReturnType<typeof fromCallback<EventObject>>;
}

/**
 * Undoing changes of a list as long as their toasts are shown, also after the page of the list was left. Whichever
 * machine shows the list by then learns of it, so that it can read the list again. A user who signs out can undo nothing
 * any more (AUTH-11).
 */
export function makeUndos(
  notifications: Notifications,
  notifyNotUndone: (reason: Failure) => void,
  user: Pick<CurrentUser, 'onGone'>,
): Undos {
  const listeners = new Set<() => void>();
  const offers = new Set<() => void>();
  user.onGone(() => {
    for (const withdraw of offers) withdraw();
  });
  const run = async (undo: () => Promise<Outcome<null>>) => {
    const outcome = await settledOutcome(undo);
    if (outcome.kind === 'refused') notifyNotUndone(outcome.reason);
    for (const listener of listeners) listener();
  };
  return {
    offer: (toast, undo) => {
      const send = ({ type }: EventObject) => {
        if (type === 'undo.asked') void run(undo);
        else offers.delete(withdraw);
      };
      const withdraw = offerUndoToast(notifications, toast, { send });
      offers.add(withdraw);
    },
    listenerSending: (event) =>
      fromCallback(({ sendBack }) => {
        const listener = () => sendBack(event);
        listeners.add(listener);
        return () => listeners.delete(listener);
      }),
  };
}
