import { type ActorRefFrom, type EventObject, fromCallback } from 'xstate';
import type { loginDialogMachine } from './login-dialog.machine.ts';

interface RetryOnLogin {
  readonly dialog: ActorRefFrom<typeof loginDialogMachine>;
  /** Asks again for what was refused. */
  readonly retry: () => void;
}

/** What was refused to an unknown user is asked for again after a login, wherever the login was opened (REL-03, AUTH-13). */
export const retryOnLogin = fromCallback<EventObject, RetryOnLogin>(({ input: { dialog, retry } }) => {
  const listening = dialog.on('login.succeeded', retry);
  return () => listening.unsubscribe();
});
