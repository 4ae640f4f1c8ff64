import { type Failure, type Refused, refused } from '@/shared/domain/outcome.ts';

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
  501: 'unsupported',
};

/** Why a call failed; for unsuccessful answers. */
export function failureOfAnswer(answer: Answer): Failure {
  return answer.kind === 'unanswered' ? answer.reason : (FAILURES[answer.status] ?? 'serverFailed');
}
