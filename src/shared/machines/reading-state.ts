import { failureOf, outputOf } from './outcome-actor.ts';

/** A transition that passes the value of a call to a named action. */
export function keeping<const Target extends string, const Keep extends string>(target: Target, keep: Keep) {
  return { target, actions: { type: keep, params: outputOf } };
}

/** A transition that passes the reason of a failed call to named actions. */
export function failing<const Target extends string, const Fail extends string>(
  target: Target,
  ...fail: readonly Fail[]
) {
  return { target, actions: fail.map((type) => ({ type, params: failureOf })) };
}

/** A state that waits until the user tries again. */
export function retrying<const Target extends string>(target: Target) {
  return { on: { 'retry.asked': target } } as const;
}

interface ReadingSteps<Src extends string, Ready extends string, Keep extends string, Fail extends string> {
  /** The actor that reads. */
  readonly src: Src;
  /** The state for a value that was read, and the action that stores the value in the context. */
  readonly ready: Ready;
  readonly keep: Keep;
  /** The actions that get the reason of a failure; the state is `failed`. */
  readonly fail: readonly [Fail, ...Fail[]];
}

/** A state that reads, then goes to `ready` or to `failed`, which is {@link retrying}. */
export function readingState<
  const Src extends string,
  const Ready extends string,
  const Keep extends string,
  const Fail extends string,
>({ src, ready, keep, fail }: ReadingSteps<Src, Ready, Keep, Fail>) {
  return { invoke: { src, onDone: keeping(ready, keep), onError: failing('failed', ...fail) } };
}
