import { type Outcome, refused } from '@/shared/domain/outcome.ts';

/**
 * The outcome of an optional call whose path names nothing that could be missing: a 404 therefore means that the server
 * lacks the call (`unsupported`).
 */
export function maybeUnsupported<Value>(outcome: Outcome<Value>): Outcome<Value> {
  return outcome.kind === 'refused' && outcome.reason === 'notFound' ? refused('unsupported') : outcome;
}
