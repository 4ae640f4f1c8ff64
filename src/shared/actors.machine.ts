import {
  type ActorRef,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  type PromiseActorLogic,
  type Snapshot,
  type Subscription,
} from 'xstate';
import { type Failure, type Outcome, reported } from './outcome.ts';

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

/** A promise actor without an implementation: it rejects until one is provided. */
export function unimplementedActor(name: string): () => Promise<never> {
  return () => reported(() => Promise.reject(new Error(`Nothing is provided to ${name}`)));
}

/** A named action without an implementation: it throws until one is provided. */
export function unimplementedAction(name: string): () => never {
  return () => {
    throw new Error(`Nothing is provided to ${name}`);
  };
}

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

/**
 * An actor as the receiver of these events: a form is given the machine that its outcome concerns, and a child its
 * parent. Views pass the actor on, and no callback in its place.
 */
export type Receiver<News extends EventObject> = ActorRef<Snapshot<unknown>, News>;

interface Followed {
  readonly subscribe: (listener: () => void) => Subscription;
}

/** Listens to an actor. @returns a function that stops */
export function follow(actor: Followed, listener: () => void): () => void {
  const subscription = actor.subscribe(listener);
  return () => subscription.unsubscribe();
}

/**
 * Sends a question to another actor and awaits its answer, without reading its state.
 * @param question sends it the question, with the receiver to which it answers once, as soon as it can
 */
export function ask<Answer extends EventObject>(question: (asker: Receiver<Answer>) => void): Promise<Answer> {
  return new Promise((resolve) => {
    question(createActor(fromCallback<Answer>(({ receive }) => receive(resolve))).start());
  });
}
