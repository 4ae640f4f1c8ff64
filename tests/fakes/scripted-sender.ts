import type { Answer } from '@/adapters/http/answers.ts';
import type { HttpCall, HttpClient } from '@/adapters/http/client.ts';
import type { SessionAuthority } from '@/auth/session.ports.ts';

/** The answer to a call whose session ended before it was sent. */
export const unsent: Answer = { kind: 'unanswered', reason: 'unauthorized' };

export const answered = (status: number, body?: unknown, etag?: string): Answer => ({
  kind: 'answered',
  status,
  body,
  ...(etag !== undefined && { etag }),
});

export interface ScriptedSender {
  readonly send: HttpClient;
  readonly calls: readonly HttpCall[];
  /** The bearer of every call, oldest first. */
  readonly bearers: () => readonly (string | undefined)[];
}

/** A client that answers as the test says, by the call and the number of earlier calls. */
export function scriptedSender(answer: (call: HttpCall, before: number) => Answer | Promise<Answer>): ScriptedSender {
  const calls: HttpCall[] = [];
  return {
    calls,
    bearers: () => calls.map(({ bearer }) => bearer),
    send: (call) => {
      calls.push(call);
      return Promise.resolve(answer(call, calls.length - 1));
    },
  };
}

/** A client that gives these answers in turn. */
export const inTurn = (...answers: readonly Answer[]): ScriptedSender =>
  scriptedSender((_, before) => {
    const answer = answers[before];
    if (answer === undefined) throw new Error('One call more than there are answers');
    return answer;
  });

/** An authority with a token, whose refresh ends as the test says; it records its calls. */
export function sessionAuthority(answers: Partial<SessionAuthority> = {}) {
  const notified: string[] = [];
  const authority: SessionAuthority = {
    bearer: () => Promise.resolve({ kind: 'authenticated', token: 'token-1' }),
    refresh: (used) => {
      notified.push(`refresh ${used}`);
      return Promise.resolve({ kind: 'refreshed', token: 'token-2' });
    },
    reportForbidden: (token) => void notified.push(`forbidden ${token}`),
    reportRejected: (token) => void notified.push(`reject ${token}`),
    reportAccepted: (token) => void notified.push(`accept ${token}`),
    ...answers,
  };
  return { notified, authority };
}
