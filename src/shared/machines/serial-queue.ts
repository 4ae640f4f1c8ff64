import { type Outcome, refused, settledOutcome } from '../domain/outcome.ts';

/** What a change is about: whatever else touches one of these waits for its turn. */
export interface LockKeys {
  /** What is moved. */
  readonly subject: string;
  /** What it leaves and where it goes, where the order of changes matters to these too. */
  readonly others?: readonly string[];
}

/** Lets calls go one after the other where their order matters, and all others side by side. */
export interface SerialQueue {
  /**
   * Makes a change after all earlier ones that touch the same. `aborted` when the one before it with the same subject
   * was refused: it stood on that one, and is not sent.
   */
  readonly change: (lockKeys: LockKeys, call: () => Promise<Outcome<null>>) => Promise<Outcome<null>>;
  /** Reads everything: after all earlier changes, and before all later ones. */
  readonly read: <Value>(call: () => Promise<Outcome<Value>>, signal?: AbortSignal) => Promise<Outcome<Value>>;
}

/** No call keeps the next from its turn, however it ends. */
export function makeSerialQueue(): SerialQueue {
  const latest = new Map<string, Promise<Outcome<null>>>();
  let reading: Promise<unknown> = Promise.resolve();

  return {
    change: ({ subject, others = [] }, call) => {
      const lockKeys = [subject, ...others];
      const before = latest.get(subject);
      const turn = Promise.all([reading, ...lockKeys.map((name) => latest.get(name))])
        .then(() => before)
        .then((ended) => (ended?.kind === 'refused' ? refused<'aborted'>('aborted') : settledOutcome(call)));
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
