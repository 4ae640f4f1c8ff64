import { type Outcome, refused } from '@/shared/domain/outcome.ts';
import { type Answer, acknowledge, isSuccess, malformed, NOT_JSON } from './answer.ts';

/** A deed of which a server says no more than that it is done. A host that answers with its one page has done nothing. */
export function deedOf(answer: Answer): Outcome<null> {
  const isPage = answer.kind === 'answered' && isSuccess(answer) && answer.body === NOT_JSON;
  return isPage ? malformed(answer) : acknowledge(answer);
}

/**
 * The outcome of a call that the church's server may not have yet, at an address that names nothing which could be
 * missing: not found then means that there is no such call.
 */
export function maybeUnsupported<Value>(outcome: Outcome<Value>): Outcome<Value> {
  return outcome.kind === 'refused' && outcome.reason === 'notFound' ? refused('unsupported') : outcome;
}
