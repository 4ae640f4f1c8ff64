import { beforeEach, describe, expect, it } from 'vitest';
import { NOT_JSON } from '@/adapters/http/answers.ts';
import { makeHttpSessionGateway } from '@/adapters/http/session.ts';
import type { SessionGateway } from '@/auth/session.ports.ts';
import { done, refused } from '@/shared/outcome.ts';
import { type PersonaName, personas } from '../../../mock-server/seeds/personas.ts';
import { MINUTE } from '../../builders/access-token.ts';
import { type OpenChurch, openChurch } from '../../fakes/church.ts';
import { recordedFailures } from '../../fakes/failure-log.ts';
import { answered, inTurn } from '../../fakes/scripted-sender.ts';

let church: OpenChurch;
let gateway: SessionGateway;

beforeEach(async () => {
  church = await openChurch();
  gateway = makeHttpSessionGateway(church.send, recordedFailures());
});

const login = { path: 'account/login' } as const;
const signInAs = (name: PersonaName, password: string = personas[name].password) =>
  gateway.signIn({ email: personas[name].email, password });

async function tokenOf(name: PersonaName): Promise<string> {
  const answer = await signInAs(name);
  return answer.kind === 'done' ? answer.value : expect.fail(`${name} could not sign in: ${answer.reason}`);
}

describe('AUTH-05 login', () => {
  it('returns the server’s token', async () => {
    expect(await signInAs('member')).toEqual(done(expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/)));
    expect(church.calls()).toEqual(['POST /api/account/login']);
  });

  it('AUTH-07 with a wrong password is unauthorized, and is sent once (AUTH-13)', async () => {
    expect(await signInAs('member', 'wrong')).toEqual(refused('badCredentials'));
    expect(church.calls()).toHaveLength(1);
  });

  it('ACCT-07 with an unconfirmed e-mail is unauthorized too', async () => {
    expect(await signInAs('unconfirmed')).toEqual(refused('badCredentials'));
  });

  it('AUTH-07 without a password is refused for that reason', async () => {
    expect(await signInAs('member', '')).toEqual(refused('missingCredentials'));
  });

  it.each([
    ['500', { ...login, mode: 'status', status: 500 }, 'signInFailed'],
    ['403', { ...login, mode: 'status', status: 403 }, 'signInFailed'],
    ['429', { ...login, mode: 'status', status: 429 }, 'signInFailed'],
    ['a lost connection', { ...login, mode: 'networkError' }, 'noServerResponse'],
    ['an answer that breaks off', { ...login, mode: 'truncated' }, 'noServerResponse'],
    ['a success without a token (AUTH-06)', { ...login, mode: 'malformed', body: {} }, 'signInFailed'],
    ['an empty token', { ...login, mode: 'malformed', body: { accessToken: '' } }, 'signInFailed'],
    ['null', { ...login, mode: 'malformed', body: null }, 'signInFailed'],
    ['HTML under 200', { ...login, mode: 'html' }, 'signInFailed'],
    ['an empty body', { ...login, mode: 'emptyBody' }, 'signInFailed'],
  ] as const)('AUTH-07 %s', async (_, fault, reason) => {
    church.spoil(fault);
    expect(await signInAs('member')).toEqual(refused(reason));
    expect(church.calls()).toHaveLength(1);
  });
});

describe('AUTH-14 refresh', () => {
  it('exchanges an expired token and the cookie for a new token', async () => {
    const old = await tokenOf('editor');
    church.clock.advance(20 * MINUTE);
    const refreshed = await gateway.refresh(old);
    expect(refreshed).toEqual(done(expect.any(String)));
    expect(refreshed).not.toEqual(done(old));
  });

  it('REL-04 without a cookie the session is over', async () => {
    const old = await tokenOf('editor');
    const elsewhere = await openChurch();
    expect(await makeHttpSessionGateway(elsewhere.send, recordedFailures()).refresh(old)).toEqual(refused('over'));
    expect(await gateway.refresh('garbage')).toEqual(refused('over'));
  });

  it.each([
    [400, 'over'],
    [401, 'over'],
    [403, 'over'],
    [404, 'unreachable'],
    [429, 'unreachable'],
    [500, 'unreachable'],
    [503, 'unreachable'],
  ] as const)('REL-04 %i: %s', async (status, reason) => {
    church.spoil({ path: 'Account/Refresh', mode: 'status', status });
    expect(await gateway.refresh('token')).toEqual(refused(reason));
    expect(church.calls()).toEqual(['POST /api/Account/Refresh']);
  });

  it.each(['networkError', 'truncated', 'html', 'emptyBody', 'malformed'] as const)(
    'REL-04 %s leaves the session unknown',
    async (mode) => {
      church.spoil({ path: 'Account/Refresh', mode });
      expect(await gateway.refresh('token')).toEqual(refused('unreachable'));
    },
  );
});

describe('AUTH-11 revoke', () => {
  it('ends the session on the server', async () => {
    const token = await tokenOf('member');
    expect(await gateway.revoke(token)).toEqual(done(null));
    expect(await gateway.refresh(token)).toEqual(refused('over'));
    expect(church.calls()).toContain('DELETE /api/Account/Revoke');
  });

  it('carries the bearer and no body, and is not aborted when the page is left', async () => {
    const { send, calls } = inTurn(answered(200));
    await makeHttpSessionGateway(send, recordedFailures()).revoke('token');
    expect(calls).toEqual([{ method: 'DELETE', path: 'api/Account/Revoke', keepalive: true, bearer: 'token' }]);
  });

  it('refreshes a token that has expired meanwhile (AUTH-14)', async () => {
    const token = await tokenOf('member');
    church.clock.advance(20 * MINUTE);
    expect(await gateway.revoke(token)).toEqual(done(null));
    expect(church.calls().slice(1)).toEqual([
      'DELETE /api/Account/Revoke',
      'POST /api/Account/Refresh',
      'DELETE /api/Account/Revoke',
    ]);
  });

  it.each([
    ['500', answered(500)],
    ['404', answered(404)],
    ['204, which the documents do not know', answered(204)],
    ['a page', answered(200, NOT_JSON)],
    ['no answer', { kind: 'unanswered', reason: 'timedOut' } as const],
  ])('AUTH-12 fails with %s', async (_, answer) => {
    const { send } = inTurn(answer);
    expect(await makeHttpSessionGateway(send, recordedFailures()).revoke('token')).toEqual(refused('notRevoked'));
  });

  it('AUTH-12 fails when the session is already over', async () => {
    const { send, calls } = inTurn(answered(403), answered(401));
    expect(await makeHttpSessionGateway(send, recordedFailures()).revoke('token')).toEqual(refused('notRevoked'));
    expect(calls).toHaveLength(2);
  });
});
