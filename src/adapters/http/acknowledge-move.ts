import * as z from 'zod/mini';
import { type Outcome, refused } from '@/shared/domain/outcome.ts';
import { type Answer, acknowledge } from './answer.ts';

/** Servers that know the call say what they did not find; those that do not have it say that there is nothing. */
const explained = z.object({ detail: z.string().check(z.minLength(1)) });

/**
 * The outcome of a deed by a call that the church's server may not have yet: an answer of 404 that does not say
 * what is missing means that there is no such call.
 */
export function acknowledgeMove(answer: Answer): Outcome<null> {
  const outcome = acknowledge(answer);
  if (outcome.kind === 'done' || outcome.reason !== 'notFound' || answer.kind === 'unanswered') return outcome;
  return explained.safeParse(answer.body).success ? outcome : refused('unsupported');
}
