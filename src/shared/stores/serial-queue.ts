import { type Failure, type Outcome, refused, settledOutcome } from '../domain/outcome.ts';

/** The keys of a change: another change with one of these keys is queued behind it. */
export interface LockKeys {
  /** The item that is moved. */
  readonly subject: string;
  /** The containers that it leaves and enters, where the order of changes matters to these too. */
  readonly others?: readonly string[];
}

/** Why a change was not made; `unsent`: an earlier change that it depends on was refused, and the user is notified of that. */
export type ChangeFailure = Failure | 'unsent';

/** Runs calls one after the other where their order matters, and all others in parallel. */
export interface SerialQueue {
  /**
   * Makes a change after all earlier ones that share a lock key. `unsent` when the one before it with the same subject
   * was refused, because it depends on that one.
   */
  readonly change: (lockKeys: LockKeys, call: () => Promise<Outcome<null>>) => Promise<Outcome<null, ChangeFailure>>;
  /** Reads everything: after all earlier changes, and before all later ones. */
  readonly read: <Value>(call: () => Promise<Outcome<Value>>, signal?: AbortSignal) => Promise<Outcome<Value>>;
}

/** The next call runs however the one before it ends. */
export function makeSerialQueue(): SerialQueue {
  const latest = new Map<string, Promise<Outcome<null, ChangeFailure>>>();
  let reading: Promise<unknown> = Promise.resolve();

  return {
    change: ({ subject, others = [] }, call) => {
      const lockKeys = [subject, ...others];
      const before = latest.get(subject);
      const turn = Promise.all([reading, ...lockKeys.map((name) => latest.get(name))])
        .then(() => before)
        .then<Outcome<null, ChangeFailure>>((ended) =>
          ended?.kind === 'refused' ? refused('unsent') : settledOutcome(call),
        );
      for (const name of lockKeys) latest.set(name, turn);
      return turn.finally(() => {
        for (const name of lockKeys) if (latest.get(name) === turn) latest.delete(name);
      });
    },
    read: (call, signal) => {
      const turn = Promise.all([reading, ...latest.values()]).then(() => settledOutcome(call, signal));
      reading = turn;
      return turn;
    },
  };
}
