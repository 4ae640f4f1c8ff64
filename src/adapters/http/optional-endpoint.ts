import { type Outcome, refused } from '@/shared/domain/outcome.ts';

/**
 * The outcome of a call that the church's server may not have yet, at an address that names nothing which could be
 * missing: not found then means that there is no such call.
 */
export function maybeUnsupported<Value>(outcome: Outcome<Value>): Outcome<Value> {
  return outcome.kind === 'refused' && outcome.reason === 'notFound' ? refused('unsupported') : outcome;
}
