import { type DoneActorEvent, type ErrorActorEvent, type EventObject, enqueueActions } from 'xstate';
import { done, refused } from '@/shared/domain/outcome.ts';
import type { AccessToken } from '../domain/access-token.ts';
import {
  type SessionContext,
  type SessionEvent,
  type SignInOutcome,
  type SignInQuestion,
  signInCalls,
} from './session-state.ts';

/** Answers the login that was asked for, unless its outcome is undefined. Outside of the setup, which does not infer its types. */
const answerLogin = <Event extends EventObject>(
  outcomeOf: (context: SessionContext, event: Event) => SignInOutcome | undefined,
) =>
  enqueueActions<SessionContext, Event, undefined, SessionEvent, never, never, never, never, never>(
    ({ context, event, enqueue }) => {
      const outcome = outcomeOf(context, event);
      if (outcome === undefined) return;
      const asker = context.login?.asker;
      if (asker !== undefined) enqueue.sendTo(asker, { type: 'signIn.answered', outcome });
      enqueue.assign({ login: undefined });
    },
  );

export const acceptLogin = answerLogin(({ token }, { output }: DoneActorEvent<AccessToken>) =>
  done(isAnother(output, token)),
);

export const refuseLogin = answerLogin((_, { error }: ErrorActorEvent) => refused(signInCalls.reasonOf(error)));

export const cancelLogin = answerLogin(() => refused('cancelled'));

/** What ends the session cancels the login that is being sent; one that waits is sent afterwards. */
export const cancelSentLogin = answerLogin(({ login }) => (login?.isSent === true ? refused('cancelled') : undefined));

/** There is one login at a time: another is cancelled at once. */
export const declineLogin = enqueueActions<
  SessionContext,
  SignInQuestion & { readonly type: 'signIn.asked' },
  undefined,
  SessionEvent,
  never,
  never,
  never,
  never,
  never
>(({ event: { asker }, enqueue }) => {
  if (asker !== undefined) enqueue.sendTo(asker, { type: 'signIn.answered', outcome: refused('cancelled') });
});

/** @param replaced the token of the user who was signed in until then */
function isAnother({ session: { userId } }: AccessToken, replaced: AccessToken | undefined): boolean {
  return replaced !== undefined && replaced.session.userId !== userId;
}
