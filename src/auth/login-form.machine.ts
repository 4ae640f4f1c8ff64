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
  return provideForm({
    definition: { initial: { email: '', password: '' }, errors: credentialErrors },
    submit: async (credentials, signal) => {
      signal.addEventListener('abort', () => session.send({ type: 'signIn.cancelled' }));
      const answer = await ask<SignInAnswer>((asker) => session.send({ type: 'signIn.asked', credentials, asker }));
      return answer.outcome;
    },
    accepted: (asAnother) => dialog.send({ type: 'login.succeeded', asAnother }),
    // Blank at each opening; a login that is being sent is cancelled.
    onChangedElsewhere: (notify) => {
      const listening = dialog.on('dialog.closed', () => notify('begun'));
      return () => listening.unsubscribe();
    },
  });
}
