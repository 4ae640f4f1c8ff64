/**
 * Why something could not be done, whatever it was. A row of the error catalogue adds its own reasons to these.
 * - `networkError` no answer came (AUTH-16); `timedOut` none came in time; `aborted` nobody waits any more
 * - `unauthorized` the server does not know the caller; `forbidden` it knows and refuses (PERM-03)
 * - `wrongKind` the server takes no such file; `unsupported` it has no such call; `malformed` it answered with something
 *   that is not the agreed shape
 * - `unexpected` the page's own code broke: nothing is known of the server
 * - `unconfirmed` the answer is lost, and whether the deed was done could not be seen either (REL-16)
 */
export type Failure =
  | 'networkError'
  | 'timedOut'
  | 'aborted'
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'tooLarge'
  | 'wrongKind'
  | 'unsupported'
  | 'serverFailed'
  | 'malformed'
  | 'unexpected'
  | 'unconfirmed';

const CHANGED_NOTHING: readonly Failure[] = ['aborted', 'forbidden', 'unauthorized'];

/** Whether the server certainly holds what it held before a write that ended so. */
export function changedNothing(reason: Failure): boolean {
  return CHANGED_NOTHING.includes(reason);
}

/** No answer came: what was asked for may have been done all the same. */
export function isLost(reason: Failure): boolean {
  return reason === 'networkError' || reason === 'timedOut';
}

/** Whoever gave up, or left the page, knows; that a session has ended is told by itself, once (REL-18, AUTH-15, REL-02). */
const TOLD_ELSEWHERE: readonly string[] = ['aborted', 'unauthorized'];

/** Whether a reader is told that something failed for this reason. */
export function isNotified(reason: string): boolean {
  return !TOLD_ELSEWHERE.includes(reason);
}

export interface Done<Value> {
  readonly kind: 'done';
  readonly value: Value;
}

export interface Refused<Reason extends string = Failure> {
  readonly kind: 'refused';
  readonly reason: Reason;
}

/** What a use-case or port answers with: never an exception for anything that is expected to happen. */
export type Outcome<Value, Reason extends string = Failure> = Done<Value> | Refused<Reason>;

export function done<Value>(value: Value): Done<Value> {
  return { kind: 'done', value };
}

export function refused<Reason extends string>(reason: Reason): Refused<Reason> {
  return { kind: 'refused', reason };
}

/**
 * Lets a call break as it does, and hands why to the platform as though nobody had caught it: the console shows it, and
 * whoever watches over the page's errors hears of it. What nobody waits for any more has not failed. Where pages are
 * prerendered no platform waits for that.
 */
export async function reported<Value>(call: () => Promise<Value>, signal?: AbortSignal): Promise<Value> {
  try {
    return await call();
  } catch (error) {
    if (signal?.aborted !== true && 'reportError' in globalThis) globalThis.reportError(error);
    throw error;
  }
}

/** A call whose end counts, however it ends: one that breaks is reported, and refused. */
export async function settledOutcome<Value, Reason extends string>(
  call: () => Promise<Outcome<Value, Reason>>,
  signal?: AbortSignal,
): Promise<Outcome<Value, Reason | 'unexpected'>> {
  try {
    return await reported(call, signal);
  } catch {
    return refused('unexpected');
  }
}
