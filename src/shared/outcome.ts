/**
 * Why a call failed, whatever it was. A row of the error catalogue adds its own reasons to these.
 * - `networkError` no answer came (AUTH-16); `timedOut` none came in time; `aborted` the caller aborted the call
 *   by its signal: there is nothing to report
 * - `unauthorized` the server does not know the caller, or the session ended before the call was sent (AUTH-15);
 *   `forbidden` the server knows the caller and refuses (PERM-03)
 * - `tooMany` the server was asked too often, and did nothing
 * - `wrongKind` the server accepts no such file; `unsupported` it has no such call; `malformed` its answer does not have
 *   the agreed shape
 * - `unexpected` the page's own code threw: nothing is known of the server
 * - `partlyDone` of several requests for one change, some were carried out
 * - `unconfirmed` the answer was lost, and reading again did not show whether the write was done (REL-16)
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
  | 'tooMany'
  | 'serverFailed'
  | 'malformed'
  | 'unexpected'
  | 'partlyDone'
  | 'unconfirmed';

const CHANGED_NOTHING: readonly Failure[] = ['forbidden', 'unauthorized', 'tooMany'];

/** Whether the server certainly has the same data as before a write with this failure. */
export function changedNothing(reason: Failure): boolean {
  return CHANGED_NOTHING.includes(reason);
}

const INCONCLUSIVE: readonly string[] = [
  'networkError',
  'timedOut',
  'malformed',
  'serverFailed',
  'unexpected',
] satisfies Failure[];

/**
 * Whether the server may have carried out a write with this failure: no answer came, a gateway or an unknown host
 * answered, or the answer could not be read. Such a write is looked for before a failure is reported, and is never
 * repeated by itself (REL-16, REL-20). After `aborted` nobody waits for what would be found; `partlyDone` and
 * `unconfirmed` say themselves what is known.
 */
export function mayHaveHappened(reason: string): boolean {
  return INCONCLUSIVE.includes(reason);
}

/** No answer came, not even one that could not be read. */
export function hasNoAnswer(reason: Failure): boolean {
  return reason === 'networkError' || reason === 'timedOut';
}

export interface Done<Value> {
  readonly kind: 'done';
  readonly value: Value;
}

export interface Refused<Reason extends string = Failure> {
  readonly kind: 'refused';
  readonly reason: Reason;
}

/** The result of a use-case or port: never an exception for anything that is expected to happen. */
export type Outcome<Value, Reason extends string = Failure> = Done<Value> | Refused<Reason>;

export function done<Value>(value: Value): Done<Value> {
  return { kind: 'done', value };
}

export function refused<Reason extends string>(reason: Reason): Refused<Reason> {
  return { kind: 'refused', reason };
}

/** Refused because it was asked for too often, with the moment from which on it is answered again, in milliseconds. */
export type TooManyUntil = `tooManyUntil ${number}`;

export const tooManyUntil = (moment: Date): TooManyUntil => `tooManyUntil ${moment.getTime()}`;

/** The moment that such a reason names; undefined for any other reason. */
export function answeredAgainAt(reason: string): Date | undefined {
  const [name, moment] = reason.split(' ');
  return name === 'tooManyUntil' && moment !== undefined ? new Date(Number(moment)) : undefined;
}

/**
 * Rethrows the error of a call and reports it to the platform (`reportError`) as if it were uncaught, so that the console and
 * error monitors of the page see it. An error after the signal was aborted is not reported, nor one while prerendering, where
 * there is no such function.
 */
export async function reported<Value>(call: () => Promise<Value>, signal?: AbortSignal): Promise<Value> {
  try {
    return await call();
  } catch (error) {
    if (signal?.aborted !== true && 'reportError' in globalThis) globalThis.reportError(error);
    throw error;
  }
}

/** Awaits a call whose outcome is always needed: when it throws, the error is reported and the outcome is refused. */
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
