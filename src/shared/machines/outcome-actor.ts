import { fromPromise, type PromiseActorLogic } from 'xstate';
import { type Failure, type Outcome, reported } from '../domain/outcome.ts';

/** What a call is asked with, and the signal of whoever does not wait any more. */
interface Call<Input> {
  readonly input: Input;
  readonly signal: AbortSignal;
}

/** A call as an actor that answers with no outcome. Why it breaks is reported. */
export function fromCall<Value, Input>(call: (asked: Call<Input>) => Promise<Value>): PromiseActorLogic<Value, Input> {
  return fromPromise<Value, Input>(({ input, signal }) => reported(() => call({ input, signal }), signal));
}

/**
 * Calls as actors whose reasons are of one kind, and how a machine reads them.
 * @param broken the reason of a call that breaks without one of its own
 */
export function outcomeActors<Reason extends string>(broken: Reason) {
  /** A failure on its way to the `onError` of whoever invoked the call. */
  class CallFailure extends Error {
    readonly reason: Reason;

    constructor(reason: Reason) {
      super(reason);
      this.reason = reason;
    }
  }

  return {
    CallFailure,
    /** A call as an actor: its value comes to `onDone`, and why there is none to `onError`. Why it breaks is reported. */
    fromOutcome: <Value, Input>(
      call: (asked: Call<Input>) => Promise<Outcome<Value, Reason>>,
    ): PromiseActorLogic<Value, Input> =>
      fromPromise<Value, Input>(async ({ input, signal }) => {
        const outcome = await reported(() => call({ input, signal }), signal);
        if (outcome.kind === 'refused') throw new CallFailure(outcome.reason);
        return outcome.value;
      }),
    /** Why a call came to nothing; one that broke is reported already. */
    reasonOf: (error: unknown): Reason => (error instanceof CallFailure ? error.reason : broken),
  };
}

/** Nearly all calls: of one that breaks, the page's own code is to blame. */
export const { CallFailure, fromOutcome, reasonOf } = outcomeActors<Failure>('unexpected');

/** Why a call came to nothing, for the `params` of an action or guard in `onError`. */
export function failureOf({ event }: { readonly event: { readonly error: unknown } }): Failure {
  return reasonOf(event.error);
}

/** What a call was answered with, for the `params` of an action or guard in `onDone`. */
export function outputOf<Value>({ event }: { readonly event: { readonly output: Value } }): Value {
  return event.output;
}

/** What a machine has in the state that asks for it. @throws where it has not, as anything that breaks: `unexpected` */
export function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A machine asks for what its state does not hold');
  return value;
}
