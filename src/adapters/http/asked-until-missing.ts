import { type Outcome, refused } from '@/shared/domain/outcome.ts';
import { maybeUnsupported } from './optional-endpoint.ts';

type Reading<Value> = (signal?: AbortSignal) => Promise<Outcome<Value>>;

/**
 * A reading that the church's server may not have yet. Once the server has said so, it is not asked again until the page
 * is loaded anew: every other answer could be another one the next time.
 */
export function askedUntilMissing<Value>(read: Reading<Value>): Reading<Value> {
  let isMissing = false;
  return async (signal) => {
    if (isMissing) return refused('unsupported');
    const outcome = maybeUnsupported(await read(signal));
    isMissing ||= outcome.kind === 'refused' && outcome.reason === 'unsupported';
    return outcome;
  };
}
