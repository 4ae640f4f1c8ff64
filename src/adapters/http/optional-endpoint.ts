import * as z from 'zod/mini';
import { type Outcome, refused } from '@/shared/outcome.ts';
import { type Answer, acknowledge } from './answers.ts';

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
