import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { Fault, Outcome } from '../domain/outcome.ts';

/** A failure on its way to the `onError` of whoever invoked the call. */
export class CallFailure extends Error {
  readonly reason: Fault;

  constructor(reason: Fault) {
    super(reason);
    this.reason = reason;
  }
}

/** What a call is asked with, and the signal of whoever does not wait any more. */
interface Call<Input> {
  readonly input: Input;
  readonly signal: AbortSignal;
}

/** A call as an actor: its value comes to `onDone`, and why there is none to `onError`, like anything that breaks. */
export function fromOutcome<Value, Input>(
  call: (asked: Call<Input>) => Promise<Outcome<Value>>,
): PromiseActorLogic<Value, Input> {
  return fromPromise<Value, Input>(async ({ input, signal }) => {
    const outcome = await call({ input, signal });
    if (outcome.kind === 'refused') throw new CallFailure(outcome.reason);
    return outcome.value;
  });
}

/** Why a call came to nothing. One that breaks without a reason of its own was not answered as agreed. */
export function reasonOf(error: unknown): Fault {
  return error instanceof CallFailure ? error.reason : 'malformed';
}
