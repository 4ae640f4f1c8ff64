import { type EventObject, fromCallback } from 'xstate';
import type { Receiver } from './actors.machine.ts';
import type { CurrentUser } from './current-user.ports.ts';
import type { Notifications, Toast } from './notifications.ports.ts';
import { type Failure, type Outcome, settledOutcome } from './outcome.ts';
import type { UndoAnswer } from './removals.ts';

/** The toast that offers an undo. */
export interface UndoToast extends Pick<Toast, 'subject' | 'about'> {
  readonly tone?: 'success' | 'info';
}

/**
 * Notifies of a change by a toast whose button undoes it, and sends the user's answer. After `undo.asked` it may send
 * `undo.expired`, too.
 * @returns withdraws the toast
 */
export function offerUndoToast(
  notifications: Notifications,
  toast: UndoToast,
  change: Pick<Receiver<UndoAnswer>, 'send'>,
): () => void {
  const undo = () => change.send({ type: 'undo.asked' });
  return notifications.notify({
    tone: 'info',
    ...toast,
    onAction: undo,
    onUndo: undo,
    onGone: () => change.send({ type: 'undo.expired' }),
  });
}

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
