import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { sessionIn } from '@/auth/current-user.machine.ts';
import type { Credentials } from '@/auth/login.ts';
import {
  refreshCalls,
  revokeCalls,
  type SessionEvent,
  type SignInAnswer,
  type SignInOutcome,
  sessionMachine,
  signInCalls,
} from '@/auth/session.machine.ts';
import type { RefreshFailure, SignInFailure } from '@/auth/session.ports.ts';
import type { AccessToken } from '@/auth/session.ts';
import { fromCall } from '@/shared/actors.machine.ts';
import { done, type Outcome } from '@/shared/outcome.ts';
import { settled } from '../fakes/deferred.ts';
import { handSettled } from '../fakes/hand-settled.ts';

export const CREDENTIALS: Credentials = { email: 'minsu@example.org', password: 'Somang1976!' };

/** The running session machine; the test answers every call, and every action is recorded. */
export function runningSession() {
  const restore = handSettled<[], AccessToken | undefined>();
  const signIn = handSettled<[Credentials], Outcome<AccessToken, SignInFailure>>();
  const refresh = handSettled<[token: string], Outcome<AccessToken, RefreshFailure>>();
  const lastCalls = handSettled<[], void>();
  const revoke = handSettled<[token: string], Outcome<null, 'notRevoked'>>();
  const effects: string[] = [];
  let opens = 0;
  const answers: SignInOutcome[] = [];
  const asker = createActor(
    fromCallback<SignInAnswer>(({ receive }) => receive(({ outcome }) => void answers.push(outcome))),
  ).start();
  const ended = new Set<string>();
  const note = (effect: string) => () => void effects.push(effect);
  const clock = new SimulatedClock();
  let notifyFromElsewhere: (event: SessionEvent) => void = () => undefined;

  const actor = createActor(
    sessionMachine.provide({
      actors: {
        restore: fromCall(restore.call),
        signIn: signInCalls.fromOutcome(({ input }) => signIn.call(input)),
        refresh: refreshCalls.fromOutcome(({ input }) => refresh.call(input)),
        lastCalls: fromCall(lastCalls.call),
        revoke: revokeCalls.fromOutcome(({ input }) => revoke.call(input)),
        otherTabs: fromCallback<SessionEvent>(({ sendBack }) => {
          notifyFromElsewhere = sendBack;
        }),
      },
      actions: {
        storeToken: ({ context }) => void effects.push(`store ${context.token?.raw}`),
        markOpen: () => void (opens += 1),
        clearStore: note('clear'),
        beginHere: note('begin'),
        notifyOtherTabs: ({ context }) => void effects.push(`tell tabs ${context.token?.session.userId}`),
        notifySessionEnded: note('tell ended'),
        offerSignIn: note('offer sign-in'),
        withdrawOffer: note('withdraw offer'),
        notifyEndedElsewhere: note('tell ended elsewhere'),
        notifySignOutFailed: note('tell sign-out failed'),
        goToLogoutPage: note('go to logout page'),
      },
      guards: { hasEnded: (_, userId) => userId !== undefined && ended.has(userId) },
    }),
    { clock },
  ).start();

  return {
    actor,
    clock,
    restore,
    signIn,
    refresh,
    revoke,
    /** The actions since the last call. */
    effects: () => effects.splice(0),
    /** How often the session was marked as open for new tabs. */
    opens: () => opens,
    /** What those who asked for a login were answered since the last call. */
    answers: () => answers.splice(0),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    session: () => sessionIn(actor.getSnapshot()),
    endElsewhere: (userId: string) => notifyFromElsewhere({ type: 'session.endedElsewhere', userId }),
    /** The user signs out in another tab while this one is in the background; it reads the mark later. */
    endUnheard: (userId: string) => void ended.add(userId),
    restored: async (token?: AccessToken) => {
      restore.last().resolve(token);
      await settled();
    },
    askToSignIn: () => actor.send({ type: 'signIn.asked', credentials: CREDENTIALS, asker }),
    cancelSignIn: () => actor.send({ type: 'signIn.cancelled' }),
    askToSignOut: () => actor.send({ type: 'signOut.asked' }),
    /** The last calls of a logout have ended. */
    finished: async () => {
      lastCalls.last().resolve(undefined);
      await settled();
    },
    askToRefresh: () => actor.send({ type: 'refresh.asked' }),
    signedIn: async (token: AccessToken) => {
      signIn.last().resolve(done(token));
      await settled();
    },
  };
}

/** A session that already has a token, with no recorded actions. */
export async function memberSession(token: AccessToken) {
  const session = runningSession();
  await session.restored(token);
  session.effects();
  return session;
}
