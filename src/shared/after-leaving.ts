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
