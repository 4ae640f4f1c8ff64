import { fromPromise, type PromiseActorLogic } from 'xstate';
import { type Failure, type Outcome, reported } from '../domain/outcome.ts';

/** The input of a call, and the signal that aborts it. */
interface Call<Input> {
  readonly input: Input;
  readonly signal: AbortSignal;
}

/** A call without an outcome, as an actor. An error that it throws is reported. */
export function fromCall<Value, Input>(call: (asked: Call<Input>) => Promise<Value>): PromiseActorLogic<Value, Input> {
  return fromPromise<Value, Input>(({ input, signal }) => reported(() => call({ input, signal }), signal));
}

/** The failure of a call, whatever the type of its reasons. */
abstract class RefusedCall extends Error {
  abstract readonly reason: string;
}

/**
 * Calls as actors with one type of failure reasons, and how a machine reads their results.
 * @param broken the reason when a call throws
 */
export function outcomeActors<Reason extends string>(broken: Reason) {
  /** A failure, thrown to reach the `onError` of the invoking state. */
  class CallFailure extends RefusedCall {
    readonly reason: Reason;

    constructor(reason: Reason) {
      super(reason);
      this.reason = reason;
    }
  }

  return {
    CallFailure,
    /** A call as an actor: its value reaches `onDone`, its failure `onError`. An error that it throws is reported. */
    fromOutcome: <Value, Input>(
      call: (asked: Call<Input>) => Promise<Outcome<Value, Reason>>,
    ): PromiseActorLogic<Value, Input> =>
      fromPromise<Value, Input>(async ({ input, signal }) => {
        const outcome = await reported(() => call({ input, signal }), signal);
        if (outcome.kind === 'refused') throw new CallFailure(outcome.reason);
        return outcome.value;
      }),
    /** Why a call failed; a thrown error is already reported. */
    reasonOf: (error: unknown): Reason => (error instanceof CallFailure ? error.reason : broken),
  };
}

/** For nearly all calls: a call that throws is an error in the page's own code. */
export const { CallFailure, fromOutcome, reasonOf } = outcomeActors<Failure>('unexpected');

/** Why a call was refused, for those who do not know the type of its reasons; undefined when it threw. */
export function reasonOfRefused(error: unknown): string | undefined {
  return error instanceof RefusedCall ? error.reason : undefined;
}

/** Why a call failed, for the `params` of an action or guard in `onError`. */
export function failureOf({ event }: { readonly event: { readonly error: unknown } }): Failure {
  return reasonOf(event.error);
}

/** A guard in `onError`: true when the call failed for one of these reasons. */
export const failedWith =
  (...reasons: readonly Failure[]) =>
  (failed: Parameters<typeof failureOf>[0]): boolean =>
    reasons.includes(failureOf(failed));

/** The value of a call, for the `params` of an action or guard in `onDone`. */
export function outputOf<Value>({ event }: { readonly event: { readonly output: Value } }): Value {
  return event.output;
}

/** A value that a machine must have in its current state. @throws where it is missing, which becomes `unexpected` */
export function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A machine asks for what its state does not hold');
  return value;
}
