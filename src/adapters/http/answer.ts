import type { ZodMiniType } from 'zod/mini';
import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import { type Answer, failureOfAnswer, isGarbled, isSuccess, malformed } from './raw-answer.ts';

// A file of its own: the core needs only these functions, the rest is loaded with the pages that make calls.
export { type Answer, isSuccess, malformed, NOT_JSON } from './raw-answer.ts';

/**
 * The value of a successful answer, validated by a schema; otherwise the failure. For every call with an agreed answer:
 * a success that does not match the schema is a failure (REL-13).
 */
export function parseAnswer<Value>(answer: Answer, schema: ZodMiniType<Value>): Outcome<Value> {
  if (answer.kind === 'unanswered' || !isSuccess(answer)) return refused(failureOfAnswer(answer));
  const parsed = schema.safeParse(answer.body);
  return parsed.success ? done(parsed.data) : malformed(answer);
}

/** The version that an answer names by its ETag; undefined where it names none. */
export const versionIn = (answer: Answer): string | undefined => (answer.kind === 'answered' ? answer.etag : undefined);

/**
 * The outcome of a call without an agreed answer body: only the status counts. A success whose body is HTML or broken
 * JSON did not come from the church's server, and is a failure.
 */
export function acknowledge(answer: Answer): Outcome<null> {
  if (!isSuccess(answer)) return refused(failureOfAnswer(answer));
  return isGarbled(answer) ? malformed(answer) : done(null);
}
