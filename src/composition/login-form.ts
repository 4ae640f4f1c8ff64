import { waitFor } from 'xstate';
import { credentialProblems } from '@/auth/domain/credentials.ts';
import { sessionIn } from '@/auth/machines/session.machine.ts';
import { done, refused } from '@/shared/domain/outcome.ts';
import { provideForm } from '@/shared/machines/provide-form.ts';
import type { LoginForm } from './account.tokens.ts';
import type { LoginDialogActor, SessionActor } from './tokens.ts';

/** The login form submits to the session machine, which alone signs in (AUTH-03…07). */
export function bindLoginForm(session: SessionActor, dialog: LoginDialogActor): LoginForm {
  return provideForm({
    definition: { initial: { email: '', password: '' }, problems: credentialProblems },
    submit: async (credentials, signal) => {
      // Whoever closes the dialog meanwhile has changed their mind.
      signal.addEventListener('abort', () => session.send({ type: 'session.signInCancelled' }));
      // A session that is still being restored or ended would not hear the question.
      await waitFor(session, (snapshot) => !snapshot.hasTag('settling') && !snapshot.matches('signingOut'));
      if (signal.aborted) return refused('signInFailed');
      const before = userIn(session);
      session.send({ type: 'session.signInAsked', credentials });
      const after = await waitFor(session, (snapshot) => !snapshot.hasTag('signingIn'));
      const { failure } = after.context;
      return after.matches('authenticated') && failure === undefined
        ? done(before !== undefined && before !== userIn(session))
        : refused(failure ?? 'signInFailed');
    },
    accepted: (asAnother) => dialog.send({ type: 'login.succeeded', asAnother }),
  });
}

const userIn = (session: SessionActor): string | undefined => sessionIn(session.getSnapshot())?.userId;
