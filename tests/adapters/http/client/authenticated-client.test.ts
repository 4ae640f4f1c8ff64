import { describe, expect, it } from 'vitest';
import type { Answer } from '@/adapters/http/answers.ts';
import { authenticated, type HttpCall } from '@/adapters/http/client.ts';
import { deferred } from '../../../fakes/deferred.ts';
import { answered, inTurn, scriptedSender, sessionAuthority, unsent } from '../../../fakes/scripted-sender.ts';

const call: HttpCall = { method: 'POST', path: 'api/Announcement', json: { title: '제목' } };
const lost = { kind: 'unanswered', reason: 'networkError' } as const;
const visitor = { bearer: () => Promise.resolve({ kind: 'visitor' } as const) };

describe('AUTH-17 a request of the authenticated client', () => {
  it('carries the bearer of the session, and is sent once when it succeeds', async () => {
    const { send, calls } = inTurn(answered(200, 'body'));
    const { authority, notified } = sessionAuthority();
    expect(await authenticated(send, authority)(call)).toEqual(answered(200, 'body'));
    expect(calls).toEqual([{ ...call, bearer: 'token-1' }]);
    expect(notified).toEqual([]);
  });

  it.each([400, 404, 405, 409, 413, 500, 503])('AUTH-14 passes %i on without a repetition', async (status) => {
    const { send, calls } = inTurn(answered(status));
    const { authority, notified } = sessionAuthority();
    expect(await authenticated(send, authority)(call)).toEqual(answered(status));
    expect(calls).toHaveLength(1);
    expect(notified).toEqual([]);
  });

  it('REL-16 passes a missing answer on without a repetition', async () => {
    const { send, calls } = inTurn(lost);
    expect(await authenticated(send, sessionAuthority().authority)(call)).toEqual(lost);
    expect(calls).toHaveLength(1);
  });
});

describe('AUTH-11 a request', () => {
  it.each([
    ['GET', false],
    ['POST', true],
    ['DELETE', true],
  ] as const)('REL-18 %s says whether it goes on when its page is left: %s', async (method, goes) => {
    const asked: boolean[] = [];
    const { authority } = sessionAuthority({
      bearer: (goesOn) => {
        asked.push(goesOn);
        return Promise.resolve({ kind: 'visitor' });
      },
    });
    await authenticated(inTurn(answered(200)).send, authority)({ ...call, method });
    expect(asked).toEqual([goes]);
  });
});

describe('LIST-05 a visitor’s request', () => {
  it.each([401, 403])('carries no bearer, and a %i is not repeated', async (status) => {
    const { send, bearers } = inTurn(answered(status));
    const { authority, notified } = sessionAuthority(visitor);
    expect(await authenticated(send, authority)(call)).toEqual(answered(status));
    expect(bearers()).toEqual([undefined]);
    expect(notified).toEqual([]);
  });
});

describe('AUTH-13, REL-02 a request answered 401', () => {
  it('is sent once more with the same token', async () => {
    const { send, bearers } = inTurn(answered(401), answered(200));
    const { authority, notified } = sessionAuthority();
    expect(await authenticated(send, authority)(call)).toEqual(answered(200));
    expect(bearers()).toEqual(['token-1', 'token-1']);
    expect(notified).toEqual([]);
  });

  it('reports the token as rejected when it is answered 401 again', async () => {
    const { send, calls } = inTurn(answered(401), answered(401));
    const { authority, notified } = sessionAuthority();
    expect(await authenticated(send, authority)(call)).toEqual(answered(401));
    expect(calls).toHaveLength(2);
    expect(notified).toEqual(['reject token-1']);
  });

  it('reports the token as accepted once, by the next call that the server answers well', async () => {
    const { send } = inTurn(answered(401), answered(401), answered(500), answered(200), answered(200));
    const { authority, notified } = sessionAuthority();
    const client = authenticated(send, authority);
    await client(call);
    await client(call);
    expect(notified).toEqual(['reject token-1']);
    await client(call);
    await client(call);
    expect(notified).toEqual(['reject token-1', 'accept token-1']);
  });

  it('is not accepted by a call that had begun before', async () => {
    const slow = deferred<Answer>();
    const { send } = scriptedSender(({ path }) => (path === 'api/slow' ? slow.promise : answered(401)));
    const { authority, notified } = sessionAuthority();
    const client = authenticated(send, authority);
    const early = client({ path: 'api/slow' });
    await client(call);
    slow.resolve(answered(200));
    await early;
    expect(notified).toEqual(['reject token-1']);
  });

  it('and then 403 is passed on: no request is sent three times', async () => {
    const { send, calls } = inTurn(answered(401), answered(403));
    const { authority, notified } = sessionAuthority();
    expect(await authenticated(send, authority)(call)).toEqual(answered(403));
    expect(calls).toHaveLength(2);
    expect(notified).toEqual([]);
  });
});

describe('AUTH-14 a request answered 403', () => {
  it('is sent once more with the new token', async () => {
    const { send, bearers } = inTurn(answered(403), answered(200));
    const { authority, notified } = sessionAuthority();
    expect(await authenticated(send, authority)(call)).toEqual(answered(200));
    expect(bearers()).toEqual(['token-1', 'token-2']);
    expect(notified).toEqual(['refresh token-1']);
  });

  it('REL-03 again with the new token reports the token as forbidden', async () => {
    const { send, calls } = inTurn(answered(403), answered(403));
    const { authority, notified } = sessionAuthority();
    expect(await authenticated(send, authority)(call)).toEqual(answered(403));
    expect(calls).toHaveLength(2);
    expect(notified).toEqual(['refresh token-1', 'forbidden token-2']);
  });

  it('and then 401 rejects the new token', async () => {
    const { send, calls } = inTurn(answered(403), answered(401));
    const { authority, notified } = sessionAuthority();
    expect(await authenticated(send, authority)(call)).toEqual(answered(401));
    expect(calls).toHaveLength(2);
    expect(notified).toEqual(['refresh token-1', 'reject token-2']);
  });

  it.each([
    ['over', unsent],
    ['unreachable', lost],
    ['forbidden', answered(403)],
  ] as const)('ends where the refresh is %s, without another call', async (kind, end) => {
    const { send, calls } = inTurn(answered(403));
    const { authority } = sessionAuthority({ refresh: () => Promise.resolve({ kind }) });
    expect(await authenticated(send, authority)(call)).toEqual(end);
    expect(calls).toHaveLength(1);
  });
});

describe('AUTH-15 a request that waited for a refresh which ended the session', () => {
  it('is not sent, not even without a token', async () => {
    const { send, calls } = inTurn();
    const { authority } = sessionAuthority({ bearer: () => Promise.resolve({ kind: 'over' }) });
    expect(await authenticated(send, authority)(call)).toEqual(unsent);
    expect(calls).toEqual([]);
  });
});

describe('REL-18 a request whose page was left while its token was waited for', () => {
  it('is not sent', async () => {
    const { send, calls } = inTurn();
    const { authority } = sessionAuthority();
    const client = authenticated(send, authority);
    expect(await client({ ...call, signal: AbortSignal.abort() })).toEqual({ kind: 'unanswered', reason: 'aborted' });
    expect(calls).toEqual([]);
  });
});
