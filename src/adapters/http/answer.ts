import type { ZodMiniType } from 'zod/mini';
import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import { type Answer, failureOfAnswer, isGarbled, isSuccess, malformed } from './raw-answer.ts';

// What the core needs stands apart: of every page, the rest is loaded with what asks for something.
export { type Answer, isSuccess, malformed, NOT_JSON } from './raw-answer.ts';

/**
 * The value of a successful answer, checked against the wire's schema; otherwise the failure. For every call, reading or
 * writing, of which a shape is agreed: a success in another shape, or without any, is none (REL-13).
 */
export function parseAnswer<Value>(answer: Answer, schema: ZodMiniType<Value>): Outcome<Value> {
  if (answer.kind === 'unanswered' || !isSuccess(answer)) return refused(failureOfAnswer(answer));
  const parsed = schema.safeParse(answer.body);
  return parsed.success ? done(parsed.data) : malformed(answer);
}

/**
 * The outcome of a deed of which nothing is agreed but the status. Whatever the church's server says beside it is as good
 * as nothing; a page or half an answer under a success is not its word, and whoever sent it has done nothing.
 */
export function acknowledge(answer: Answer): Outcome<null> {
  if (!isSuccess(answer)) return refused(failureOfAnswer(answer));
  return isGarbled(answer) ? malformed(answer) : done(null);
}
