import { type Outcome, refused } from '@/shared/domain/outcome.ts';
import { maybeUnsupported } from './optional-endpoint.ts';

type Reading<Asked extends readonly unknown[], Value> = (...asked: Asked) => Promise<Outcome<Value>>;

/**
 * Wraps a reading call that the server may lack: after an `unsupported`, the server is not asked again until the page
 * is reloaded. Any other answer may change and is asked for again.
 */
export function readUntilUnsupported<Asked extends readonly unknown[], Value>(
  read: Reading<Asked, Value>,
): Reading<Asked, Value> {
  let isMissing = false;
  return async (...asked) => {
    if (isMissing) return refused('unsupported');
    const outcome = maybeUnsupported(await read(...asked));
    isMissing ||= outcome.kind === 'refused' && outcome.reason === 'unsupported';
    return outcome;
  };
}
