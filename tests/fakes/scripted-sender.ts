import type { Answer } from '@/adapters/http/answer.ts';
import type { HttpCall, HttpClient } from '@/adapters/http/http-client.ts';
import type { SessionAuthority } from '@/auth/ports/session-authority.ts';

/** The end of a call whose session was over before it could be sent. */
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

/** A line to a server that answers as the test says, by the call and by how many there were before. */
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

/** A server that answers these in turn. */
export const inTurn = (...answers: readonly Answer[]): ScriptedSender =>
  scriptedSender((_, before) => {
    const answer = answers[before];
    if (answer === undefined) throw new Error('One call more than there are answers');
    return answer;
  });

/** An authority that gives a token and says how a refresh ends; what it is told is noted. */
export function sessionAuthority(answers: Partial<SessionAuthority> = {}) {
  const told: string[] = [];
  const authority: SessionAuthority = {
    bearer: () => Promise.resolve({ kind: 'authenticated', token: 'token-1' }),
    refresh: (used) => {
      told.push(`refresh ${used}`);
      return Promise.resolve({ kind: 'refreshed', token: 'token-2' });
    },
    noteForbidden: (token) => void told.push(`forbidden ${token}`),
    reject: (token) => void told.push(`reject ${token}`),
    ...answers,
  };
  return { told, authority };
}
