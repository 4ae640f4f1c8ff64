import { type Failure, type Refused, refused } from '@/shared/domain/outcome.ts';

/** How a call ended: with a status and what the body held, or without any answer. */
export type Answer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly body: unknown;
      /** The version of what was answered, where the server named one; handed back by `ifMatch`. */
      readonly etag?: string;
      /** Notes that a success could not be read. */
      readonly doubt?: () => void;
    }
  /** `unauthorized`: it was not sent, for its sender is signed in no more. */
  | { readonly kind: 'unanswered'; readonly reason: 'networkError' | 'timedOut' | 'aborted' | 'unauthorized' };

/** A body that is neither JSON nor words, such as a host's HTML page under 200, or half an answer: of no agreed shape (REL-13). */
export const NOT_JSON = Symbol('not JSON');

/** Reads an answer's text: JSON, nothing, a sentence as it stands, or {@link NOT_JSON}. */
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

/** Whether what came is nobody's word: a page, or half an answer. */
export function isGarbled(answer: Answer): boolean {
  return answer.kind === 'answered' && answer.body === NOT_JSON;
}

/** Refuses a successful answer that is not what was agreed, and notes it. */
export function malformed(answer: Answer): Refused<'malformed'> {
  if (answer.kind === 'answered') answer.doubt?.();
  return refused('malformed');
}

const FAILURES: Readonly<Record<number, Failure>> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  405: 'unsupported',
  409: 'conflict',
  412: 'conflict',
  413: 'tooLarge',
  415: 'wrongKind',
  422: 'invalid',
  501: 'unsupported',
};

/** Why a call failed; for answers that are no success. */
export function failureOfAnswer(answer: Answer): Failure {
  return answer.kind === 'unanswered' ? answer.reason : (FAILURES[answer.status] ?? 'serverFailed');
}
