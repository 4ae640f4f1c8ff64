import { isAdmin } from './roles.ts';

/** The user of a page, as far as their roles are asked for. */
interface RoleHolder {
  /** Undefined when nobody is signed in. */
  readonly read: () => { readonly roles: readonly string[] } | undefined;
}

/** The result of a call; only a refused one has a reason. */
interface Answer<Reason> {
  readonly kind: string;
  readonly reason?: Reason;
}

/**
 * Awaits a call whose page may be left meanwhile. The page's machine, which would notify of a failure, has stopped by
 * then, so the user is notified here. An aborted call fails as `aborted`, without a notification.
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
 * A signal for the call of an Admin's page. Leaving the page or signing out aborts the call (REL-18). When the page was
 * removed because its user is no longer an Admin, the call is not aborted, and the user is notified of its outcome
 * (REL-09).
 * @param signal of the page's machine
 */
export function abortedUnlessRoleLost(signal: AbortSignal, user: RoleHolder): AbortSignal {
  const given = new AbortController();
  signal.addEventListener('abort', () => hasLostRole(user.read()?.roles) || given.abort());
  return given.signal;
}

/** @param roles undefined when nobody is signed in */
function hasLostRole(roles: readonly string[] | undefined): boolean {
  return roles !== undefined && !isAdmin(roles);
}
