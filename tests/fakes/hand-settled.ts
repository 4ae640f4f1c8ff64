import { type Deferred, deferred } from './deferred.ts';

/** One call that waits for the test's answer. */
export interface WaitingCall<Args extends readonly unknown[], Value> extends Deferred<Value> {
  readonly args: Args;
}

export interface HandSettled<Args extends readonly unknown[], Value> {
  readonly call: (...args: Args) => Promise<Value>;
  readonly calls: readonly WaitingCall<Args, Value>[];
  /** The newest call. @throws when there was none */
  readonly last: () => WaitingCall<Args, Value>;
}

/** A function whose answers the test gives. */
export function handSettled<Args extends readonly unknown[], Value>(): HandSettled<Args, Value> {
  const calls: WaitingCall<Args, Value>[] = [];
  return {
    calls,
    call: (...args) => {
      const waiting = deferred<Value>();
      calls.push({ args, ...waiting });
      return waiting.promise;
    },
    last: () => {
      const call = calls.at(-1);
      if (call === undefined) throw new Error('Nothing was called yet');
      return call;
    },
  };
}
