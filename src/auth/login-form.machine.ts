import type { ActorRefFrom } from 'xstate';
import { ask } from '@/shared/actors.machine.ts';
import { type ProvidedForm, provideForm } from '@/shared/form.machine.ts';
import type { loginDialogMachine } from './login.machine.ts';
import { type CredentialError, type Credentials, credentialErrors } from './login.ts';
import type { SignInAnswer, sessionMachine } from './session.machine.ts';
import type { SignInFailure } from './session.ports.ts';

type SessionActor = ActorRefFrom<typeof sessionMachine>;
export type LoginForm = ProvidedForm<Credentials, CredentialError, SignInFailure, boolean>;

/** The login form submits to the session machine, which alone signs in (AUTH-03…07). */
export function provideLoginForm(session: SessionActor, dialog: ActorRefFrom<typeof loginDialogMachine>): LoginForm {
  /** In memory alone: for a tap that was aimed at the dialog and missed it. */
  let typed: Credentials | undefined;
  return provideForm({
    definition: { initial: { email: '', password: '' }, errors: credentialErrors },
    submit: async (credentials, signal) => {
      signal.addEventListener('abort', () => session.send({ type: 'signIn.cancelled' }));
      const answer = await ask<SignInAnswer>((asker) => session.send({ type: 'signIn.asked', credentials, asker }));
      return answer.outcome;
    },
    accepted: (asAnother) => dialog.send({ type: 'login.succeeded', asAnother }),
    draft: {
      read: () => typed,
      write: (credentials) => {
        typed = credentials;
      },
    },
    // Blank at each opening, unless a tap beside it has closed it; a login that is being sent is cancelled.
    onChangedElsewhere: (notify) => {
      const listening = dialog.on('dialog.closed', ({ missed }) => {
        if (!missed) typed = undefined;
        notify('begun');
      });
      return () => listening.unsubscribe();
    },
  });
}
