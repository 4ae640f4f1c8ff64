import { type Outcome, refused } from '@/shared/domain/outcome.ts';
import { maybeUnsupported } from './optional-endpoint.ts';

type Reading<Value> = (signal?: AbortSignal) => Promise<Outcome<Value>>;

/**
 * Wraps a reading that the server may lack: after an `unsupported`, the server is not asked again until the page is
 * reloaded. Any other answer may change and is asked for again.
 */
export function readUntilUnsupported<Value>(read: Reading<Value>): Reading<Value> {
  let isMissing = false;
  return async (signal) => {
    if (isMissing) return refused('unsupported');
    const outcome = maybeUnsupported(await read(signal));
    isMissing ||= outcome.kind === 'refused' && outcome.reason === 'unsupported';
    return outcome;
  };
}
