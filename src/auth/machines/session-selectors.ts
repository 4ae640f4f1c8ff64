import type { SnapshotFrom } from 'xstate';
import type { AccessToken } from '../domain/access-token.ts';
import type { Session } from '../domain/session.ts';
import type { sessionMachine } from './session.machine.ts';

/** The token of whoever is signed in. */
export function tokenIn(snapshot: SnapshotFrom<typeof sessionMachine>): AccessToken | undefined {
  return snapshot.matches('authenticated') ? snapshot.context.token : undefined;
}

/** One and the same: whoever compares snapshots sees no change. */
const NO_ROLES: readonly string[] = [];

/** Who is signed in, as the views see it. */
export function sessionIn(snapshot: SnapshotFrom<typeof sessionMachine>): Session | undefined {
  return tokenIn(snapshot)?.session;
}

/** What they may do; nothing, for a visitor. */
export function rolesIn(snapshot: SnapshotFrom<typeof sessionMachine>): readonly string[] {
  return sessionIn(snapshot)?.roles ?? NO_ROLES;
}
