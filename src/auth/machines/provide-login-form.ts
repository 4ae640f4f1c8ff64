import { type ActorRefFrom, waitFor } from 'xstate';
import { done, refused } from '@/shared/domain/outcome.ts';
import { type ProvidedForm, provideForm } from '@/shared/machines/provide-form.ts';
import { type CredentialError, type Credentials, credentialErrors } from '../domain/credentials.ts';
import type { SignInFailure } from '../ports/session-gateway.ts';
import type { loginDialogMachine } from './login-dialog.machine.ts';
import type { sessionMachine } from './session.machine.ts';
import { sessionIn } from './session-selectors.ts';

type SessionActor = ActorRefFrom<typeof sessionMachine>;
export type LoginForm = ProvidedForm<Credentials, CredentialError, SignInFailure, boolean>;

/** The login form submits to the session machine, which alone signs in (AUTH-03…07). */
export function provideLoginForm(session: SessionActor, dialog: ActorRefFrom<typeof loginDialogMachine>): LoginForm {
  return provideForm({
    definition: { initial: { email: '', password: '' }, errors: credentialErrors },
    submit: async (credentials, signal) => {
      // The dialog was closed while the login was sent: it is cancelled.
      signal.addEventListener('abort', () => session.send({ type: 'signIn.cancelled' }));
      // A session that is still being restored or ended would ignore the event.
      await waitFor(session, (snapshot) => !snapshot.hasTag('pending') && !snapshot.matches('signingOut'));
      if (signal.aborted) return refused('cancelled');
      const before = userIn(session);
      session.send({ type: 'signIn.asked', credentials });
      const after = await waitFor(session, (snapshot) => !snapshot.hasTag('signingIn'));
      const { failure } = after.context;
      return after.matches('authenticated') && failure === undefined
        ? done(before !== undefined && before !== userIn(session))
        : refused(failure ?? 'cancelled');
    },
    accepted: (asAnother) => dialog.send({ type: 'login.succeeded', asAnother }),
  });
}

const userIn = (session: SessionActor): string | undefined => sessionIn(session.getSnapshot())?.userId;
