import type { ZodMiniType } from 'zod/mini';
import {
  done,
  type Failure,
  type Outcome,
  type Refused,
  refused,
  type TooManyUntil,
  tooManyUntil,
} from '@/shared/outcome.ts';

/** How a call ended: with a status and a body, or without an answer. */
export type Answer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly body: unknown;
      /** The ETag of the answer, where the server sent one; sent back as `ifMatch`. */
      readonly etag?: string;
      /** The Retry-After of the answer, as the server wrote it. */
      readonly retryAfter?: string;
      /** Logs that the body of a success could not be read. */
      readonly logMalformed?: () => void;
    }
  /** `unauthorized`: not sent, because its session has ended (AUTH-15). */
  | { readonly kind: 'unanswered'; readonly reason: 'networkError' | 'timedOut' | 'aborted' | 'unauthorized' };

/**
 * A body that is neither JSON nor a sentence, such as a gateway's HTML page with status 200, or half an answer
 * (REL-13).
 */
export const NOT_JSON = Symbol('not JSON');

/** Parses an answer's text: JSON, an empty body, a sentence as plain text, or {@link NOT_JSON}. */
export function readAnswer(status: number, text: string): Answer {
  if (text.trim() === '') return { kind: 'answered', status, body: undefined };
  try {
    return { kind: 'answered', status, body: JSON.parse(text) as unknown };
  } catch {
    return { kind: 'answered', status, body: /^\s*[<{[]/.test(text) ? NOT_JSON : text };
  }
}

export function isSuccess(answer: Answer): boolean {
  return answer.kind === 'answered' && answer.status >= 200 && answer.status < 300;
}

/** The body of an answer; undefined where none came. */
export const bodyOf = (answer: Answer): unknown => (answer.kind === 'answered' ? answer.body : undefined);

/** Whether the body is HTML or broken JSON, so that it is not from the church's server, or is incomplete. */
export function isGarbled(answer: Answer): boolean {
  return answer.kind === 'answered' && answer.body === NOT_JSON;
}

/** Refuses a successful answer of the wrong shape, and logs it. */
export function malformed(answer: Answer): Refused<'malformed'> {
  if (answer.kind === 'answered') answer.logMalformed?.();
  return refused('malformed');
}

const FAILURES: Readonly<Record<number, Failure>> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  405: 'unsupported',
  // A lost update is refused with 409 or with 412, depending on the call: both have the same meaning.
  409: 'conflict',
  412: 'conflict',
  413: 'tooLarge',
  415: 'wrongKind',
  422: 'invalid',
  429: 'tooMany',
  501: 'unsupported',
};

/** Until when the server answers a call no more that was sent too often (429), if it says so. @param now of this answer */
export function refusedUntil(answer: Answer, now: Date): TooManyUntil | undefined {
  if (answer.kind === 'unanswered' || answer.status !== 429) return undefined;
  const seconds = Number(answer.retryAfter);
  return seconds > 0 ? tooManyUntil(new Date(now.getTime() + seconds * 1000)) : undefined;
}

/** Why a call failed; for unsuccessful answers. */
export function failureOfAnswer(answer: Answer): Failure {
  return answer.kind === 'unanswered' ? answer.reason : (FAILURES[answer.status] ?? 'serverFailed');
}

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
