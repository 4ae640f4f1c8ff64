import { type ActorRefFrom, type EventObject, fromCallback } from 'xstate';
import type { loginDialogMachine } from './login.machine.ts';

interface RetryOnLogin {
  readonly dialog: ActorRefFrom<typeof loginDialogMachine>;
  /** Repeats the call that was refused. */
  readonly retry: () => void;
}

/**
 * Repeats a call that was refused to a visitor as soon as the user signs in, wherever the login was opened (REL-03,
 * AUTH-13).
 */
export const retryOnLogin = fromCallback<EventObject, RetryOnLogin>(({ input: { dialog, retry } }) => {
  const listening = dialog.on('login.succeeded', retry);
  return () => listening.unsubscribe();
});
