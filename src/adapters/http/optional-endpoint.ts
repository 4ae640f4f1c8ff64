import * as z from 'zod/mini';
import { type Outcome, refused } from '@/shared/domain/outcome.ts';
import { type Answer, acknowledge } from './answer.ts';

/**
 * The outcome of an optional call whose path names nothing that could be missing: a 404 therefore means that the server
 * lacks the call (`unsupported`).
 */
export function maybeUnsupported<Value>(outcome: Outcome<Value>): Outcome<Value> {
  return outcome.kind === 'refused' && outcome.reason === 'notFound' ? refused('unsupported') : outcome;
}

/** A 404 with a `detail` comes from the call itself; one without means that the server lacks the call. */
const explained = z.object({ detail: z.string().check(z.minLength(1)) });

/**
 * The outcome of an optional call whose path names a thing that may be missing: a 404 without a `detail` means that the
 * server lacks the call (`unsupported`).
 */
export function unlessLacking<Value>(answer: Answer, outcome: Outcome<Value>): Outcome<Value> {
  if (outcome.kind === 'done' || outcome.reason !== 'notFound' || answer.kind === 'unanswered') return outcome;
  return explained.safeParse(answer.body).success ? outcome : refused('unsupported');
}

/** The outcome of such a call without an agreed answer body. */
export const acknowledgeOptional = (answer: Answer): Outcome<null> => unlessLacking(answer, acknowledge(answer));
