import type { SnapshotFrom } from 'xstate';
import type { AccessToken } from '../domain/access-token.ts';
import type { Session } from '../domain/session.ts';
import type { sessionMachine } from './session.machine.ts';

/** The token of the signed-in user. */
export function tokenIn(snapshot: SnapshotFrom<typeof sessionMachine>): AccessToken | undefined {
  return snapshot.matches('authenticated') ? snapshot.context.token : undefined;
}

/** The token of the user who is signing out: it is valid until the logout is sent, after the last calls (AUTH-11). */
export function partingTokenIn(snapshot: SnapshotFrom<typeof sessionMachine>): AccessToken | undefined {
  return snapshot.matches('signingOut') ? snapshot.context.token : undefined;
}

/** One array for all visitors, so that comparing snapshots by identity sees no change. */
const NO_ROLES: readonly string[] = [];

/** Who is signed in, as the views see it. */
export function sessionIn(snapshot: SnapshotFrom<typeof sessionMachine>): Session | undefined {
  return tokenIn(snapshot)?.session;
}

/** The roles of the signed-in user; none for a visitor. */
export function rolesIn(snapshot: SnapshotFrom<typeof sessionMachine>): readonly string[] {
  return sessionIn(snapshot)?.roles ?? NO_ROLES;
}
