import { type Failure, type Outcome, refused, settledOutcome } from './outcome.ts';

/** The keys of a change: another change with one of these keys is queued behind it. */
export interface LockKeys {
  /** The item that is moved. */
  readonly subject: string;
  /** The containers that it leaves and enters, where the order of changes matters to these too. */
  readonly others?: readonly string[];
}

/** All keys of a change. */
export const allKeys = ({ subject, others = [] }: LockKeys): readonly string[] => [subject, ...others];

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
    change: (lockKeys, call) => {
      const keys = allKeys(lockKeys);
      const before = latest.get(lockKeys.subject);
      const turn = Promise.all([reading, ...keys.map((key) => latest.get(key))])
        .then(() => before)
        .then<Outcome<null, ChangeFailure>>((ended) =>
          ended?.kind === 'refused' ? refused('unsent') : settledOutcome(call),
        );
      for (const key of keys) latest.set(key, turn);
      return turn.finally(() => {
        for (const key of keys) if (latest.get(key) === turn) latest.delete(key);
      });
    },
    read: (call, signal) => {
      const turn = Promise.all([reading, ...latest.values()]).then(() => settledOutcome(call, signal));
      reading = turn;
      return turn;
    },
  };
}
