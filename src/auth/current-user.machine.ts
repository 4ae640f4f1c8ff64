import { follow } from '@/shared/actors.machine.ts';
import type { CurrentUser } from '@/shared/current-user.ports.ts';
import type { Subscription } from '@/shared/unsaved-changes.ts';
import type { AccessToken, Session } from './session.ts';

/** The state of the session, as far as it says who is signed in. */
interface SessionSnapshot {
  readonly context: { readonly token: AccessToken | undefined };
  readonly matches: (state: 'authenticated' | 'signingOut') => boolean;
}

/** The session, as far as its user is concerned. */
interface RunningSession {
  readonly getSnapshot: () => SessionSnapshot;
  readonly subscribe: (listener: (snapshot: SessionSnapshot) => void) => Subscription;
  readonly send: (event: { readonly type: 'refresh.asked' }) => void;
}

/** The user of the running session, for modules that need to know nothing else of it. */
export function currentUserOf(session: RunningSession): CurrentUser {
  const read = () => sessionIn(session.getSnapshot());
  return {
    read,
    onChange: (listener) => follow(session, listener),
    onGone: (listener) => {
      let owner = read()?.userId;
      let isLeaving = false;
      session.subscribe((snapshot) => {
        const userId = sessionIn(snapshot)?.userId;
        const isAnother = userId !== undefined && owner !== undefined && userId !== owner;
        const leaves = snapshot.matches('signingOut');
        if (isAnother || (leaves && !isLeaving)) listener();
        isLeaving = leaves;
        owner = userId ?? owner;
      });
    },
    refreshFor: (userId) => {
      if (read()?.userId === String(userId)) session.send({ type: 'refresh.asked' });
    },
  };
}

/** The token of the signed-in user. */
export function tokenIn(snapshot: SessionSnapshot): AccessToken | undefined {
  return snapshot.matches('authenticated') ? snapshot.context.token : undefined;
}

/** The token of the user who is signing out: it is valid until the logout is sent, after the last calls (AUTH-11). */
export function partingTokenIn(snapshot: SessionSnapshot): AccessToken | undefined {
  return snapshot.matches('signingOut') ? snapshot.context.token : undefined;
}

/** One array for all visitors, so that comparing snapshots by identity sees no change. */
const NO_ROLES: readonly string[] = [];

/** Who is signed in, as the views see it. */
export function sessionIn(snapshot: SessionSnapshot): Session | undefined {
  return tokenIn(snapshot)?.session;
}

/** The roles of the signed-in user; none for a visitor. */
export function rolesIn(snapshot: SessionSnapshot): readonly string[] {
  return sessionIn(snapshot)?.roles ?? NO_ROLES;
}
