import { failureOf, outputOf } from './outcome-actor.ts';

/** Keeps what a call was answered with by a named action, and goes on. */
export function keeping<const Target extends string, const Keep extends string>(target: Target, keep: Keep) {
  return { target, actions: { type: keep, params: outputOf } };
}

/** Tells named actions why a call came to nothing, and goes on. */
export function failing<const Target extends string, const Fail extends string>(
  target: Target,
  ...fail: readonly Fail[]
) {
  return { target, actions: fail.map((type) => ({ type, params: failureOf })) };
}

/** A state that waits until its reader asks to try again. */
export function retrying<const Target extends string>(target: Target) {
  return { on: { 'retry.asked': target } } as const;
}

interface ReadingSteps<Src extends string, Ready extends string, Keep extends string, Fail extends string> {
  /** The actor that reads. */
  readonly src: Src;
  /** The state in which what was read is there, and the action that keeps it. */
  readonly ready: Ready;
  readonly keep: Keep;
  /** The actions that are told why nothing was read; the state is `failed`. */
  readonly fail: readonly [Fail, ...Fail[]];
}

/** A state that reads: to what is there, or to `failed`, which is {@link retrying}. */
export function readingState<
  const Src extends string,
  const Ready extends string,
  const Keep extends string,
  const Fail extends string,
>({ src, ready, keep, fail }: ReadingSteps<Src, Ready, Keep, Fail>) {
  return { invoke: { src, onDone: keeping(ready, keep), onError: failing('failed', ...fail) } };
}
