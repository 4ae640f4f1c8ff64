import { isAdmin } from '../domain/role.ts';

/** The result of a call; only a refusal has a reason. */
interface Answer<Reason> {
  readonly kind: string;
  readonly reason?: Reason;
}

/**
 * Awaits a call whose page may be left meanwhile. The page's machine, which would notify of a failure, has stopped by then, so
 * it is notified here. An aborted call has failed as `aborted`, of which nobody is notified.
 * @param signal of the machine: aborted when its page is left
 */
export async function notifyFailureAfterLeaving<Reason, Answered extends Answer<Reason>>(
  signal: AbortSignal,
  call: () => Promise<Answered>,
  notify: (reason: Reason) => void,
): Promise<Answered> {
  const answer = await call();
  if (signal.aborted && answer.reason !== undefined) notify(answer.reason);
  return answer;
}

/**
 * A signal for the call of an Admin's page. Leaving the page or signing out aborts the call (REL-18). A page that has gone since
 * its user is no longer an Admin does not: they are notified of what the server says to the call (REL-09).
 * @param signal of the page's machine
 * @param roles of the signed-in user; undefined when nobody is signed in
 */
export function abortedUnlessRoleLost(signal: AbortSignal, roles: () => readonly string[] | undefined): AbortSignal {
  const given = new AbortController();
  signal.addEventListener('abort', () => hasLostRole(roles()) || given.abort());
  return given.signal;
}

function hasLostRole(roles: readonly string[] | undefined): boolean {
  return roles !== undefined && !isAdmin(roles);
}
