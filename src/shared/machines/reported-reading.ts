import type { Failure, Outcome } from '../domain/outcome.ts';
import { isReported } from '../domain/reported.ts';

type Read<Value> = (signal: AbortSignal) => Promise<Outcome<Value>>;

/** A reading whose failure is told in passing, too (ROLE-06, B8); whoever has left gave it up (REL-18). */
export function reportedReading<Value>(read: Read<Value>, notifyNotRead: (reason: Failure) => void): Read<Value> {
  return async (signal) => {
    const outcome = await read(signal);
    if (outcome.kind === 'refused' && !signal.aborted && isReported(outcome.reason)) notifyNotRead(outcome.reason);
    return outcome;
  };
}
