import { describe, expect, it } from 'vitest';
import { makeHttpAccountGateway } from '@/adapters/http/account.ts';
import { type Answer, NOT_JSON } from '@/adapters/http/answers.ts';
import { makeHttpSessionGateway } from '@/adapters/http/session.ts';
import type { AccountGateway } from '@/auth/account.ports.ts';
import { done, refused } from '@/shared/outcome.ts';
import { recordedFailures } from '../../fakes/failure-log.ts';
import { answered, scriptedSender } from '../../fakes/scripted-sender.ts';

const SILENCE: Answer = { kind: 'unanswered', reason: 'networkError' };

/** A gateway whose two clients, for visitors and for signed-in users, give the same answer. */
function gatewayOn(answer: Answer) {
  const open = scriptedSender(() => answer);
  const signedIn = scriptedSender(() => answer);
  return { gateway: makeHttpAccountGateway(open.send, signedIn.send), open: open.calls, signedIn: signedIn.calls };
}

const account = { email: 'haneul@example.org', password: 'Somang1976!' };
const link = { email: 'haneul@example.org', code: 'a+b/=' };

const calls: Readonly<Record<string, (gateway: AccountGateway) => Promise<unknown>>> = {
  register: (gateway) => gateway.register(account),
  confirmEmail: (gateway) => gateway.confirmEmail({ userId: '7', code: 'a+b/=%2B' }),
  resendConfirmation: (gateway) => gateway.resendConfirmation(account.email),
  sendResetLink: (gateway) => gateway.sendResetLink(account.email),
  resetPassword: (gateway) => gateway.resetPassword(link, 'Somang1977!'),
  changePassword: (gateway) => gateway.changePassword('Somang1976!', 'Somang1977!'),
  changeEmail: (gateway) => gateway.changeEmail(account.email, 'new@example.org'),
};

describe('AUTH-17 calls of visitors carry no session', () => {
  it.each([
    ['register', { method: 'POST', path: 'api/account/register', json: account }],
    ['confirmEmail', { path: 'api/Account/ConfirmEmail?UserId=7&code=a%2Bb%2F%3D%252B' }],
    [
      'resendConfirmation',
      { method: 'POST', path: 'api/Account/ResendEmailConfirmation', json: { email: account.email } },
    ],
    ['sendResetLink', { method: 'POST', path: 'api/Account/forgotpassword', json: { email: account.email } }],
    [
      'resetPassword',
      {
        method: 'POST',
        path: 'api/Account/ResetPassword',
        json: { email: link.email, resetCode: link.code, newPassword: 'Somang1977!' },
      },
    ],
  ])('%s', async (name, call) => {
    const { gateway, open, signedIn } = gatewayOn(answered(200));
    expect(await calls[name]?.(gateway)).toEqual(done(null));
    expect(open).toEqual([call]);
    expect(signedIn).toEqual([]);
  });
});

describe('A6 changes by a signed-in user carry the session', () => {
  it.each([
    [
      'changePassword',
      {
        method: 'POST',
        path: 'api/Account/ChangePassword',
        json: { oldPassword: 'Somang1976!', newPassword: 'Somang1977!' },
      },
    ],
    [
      'changeEmail',
      {
        method: 'POST',
        path: 'api/Account/ChangeEmail',
        json: { currentEmail: account.email, newEmail: 'new@example.org' },
      },
    ],
  ])('%s', async (name, call) => {
    const { gateway, open, signedIn } = gatewayOn(answered(200));
    expect(await calls[name]?.(gateway)).toEqual(done(null));
    expect(signedIn).toEqual([call]);
    expect(open).toEqual([]);
  });
});

describe('ACCT-05 the registration error catalogue', () => {
  it.each([
    [answered(409), 'usernameTaken'],
    [answered(400), 'notRegistered'],
    [answered(401), 'notRegistered'],
    [answered(403), 'notRegistered'],
    [answered(200, NOT_JSON), 'notRegistered'],
    [answered(500), 'notRegistered'],
    [SILENCE, 'noServerResponse'],
    [{ kind: 'unanswered', reason: 'timedOut' } as const, 'noServerResponse'],
  ])('%j is %s', async (answer, reason) => {
    const { gateway, open } = gatewayOn(answer);
    expect(await gateway.register(account)).toEqual(refused(reason));
    expect(open).toHaveLength(1);
  });

  it('every success status is a success', async () => {
    expect(await gatewayOn(answered(201)).gateway.register(account)).toEqual(done(null));
  });
});

describe('ACCT-08 only 200 confirms', () => {
  it.each([undefined, null, {}, 'Thank you for confirming your email.'])('%j is no confirmation', async (body) => {
    expect(await calls['confirmEmail']?.(gatewayOn(answered(200, body)).gateway)).toEqual(done(null));
  });

  it.each([
    [answered(204), 'notConfirmed'],
    [answered(400), 'notConfirmed'],
    [answered(401), 'notConfirmed'],
    [answered(403), 'notConfirmed'],
    [answered(404), 'notConfirmed'],
    [answered(200, NOT_JSON), 'unreachable'],
    [answered(429), 'unreachable'],
    [answered(500), 'unreachable'],
    [answered(503), 'unreachable'],
    [SILENCE, 'unreachable'],
  ])('%j is %s, asked once', async (answer, reason) => {
    const { gateway, open } = gatewayOn(answer);
    expect(await calls['confirmEmail']?.(gateway)).toEqual(refused(reason));
    expect(open).toHaveLength(1);
  });
});

describe('ACCT-11 only 200 resets', () => {
  it.each([
    [answered(204), 'malformed'],
    [answered(200, NOT_JSON), 'malformed'],
    [answered(400), 'invalid'],
    [answered(401), 'unauthorized'],
    [answered(500), 'serverFailed'],
    [SILENCE, 'networkError'],
  ])('%j is %s', async (answer, reason) => {
    expect(await calls['resetPassword']?.(gatewayOn(answer).gateway)).toEqual(refused(reason));
  });
});

describe('a call that was sent too often (429)', () => {
  const clock = { now: () => new Date('2026-11-20T17:00:00Z') };
  const paced = (retryAfter: string | undefined) => {
    const answer: Answer = {
      kind: 'answered',
      status: 429,
      body: undefined,
      ...(retryAfter !== undefined && { retryAfter }),
    };
    const { send } = scriptedSender(() => answer);
    return {
      account: makeHttpAccountGateway(send, send, clock),
      session: makeHttpSessionGateway(send, recordedFailures(), clock),
    };
  };
  const until = refused(`tooManyUntil ${Date.parse('2026-11-20T17:06:00Z')}`);

  it('is refused until the moment that the server names', async () => {
    const gateways = paced('360');
    expect(await gateways.account.register(account)).toEqual(until);
    expect(await gateways.account.resendConfirmation(account.email)).toEqual(until);
    expect(await gateways.account.sendResetLink(account.email)).toEqual(until);
    expect(await gateways.session.signIn(account)).toEqual(until);
  });

  it.each([undefined, 'Fri, 20 Nov 2026 17:06:00 GMT', '0'])(
    'has no moment where Retry-After is %s',
    async (retryAfter) => {
      const gateways = paced(retryAfter);
      expect(await gateways.account.register(account)).toEqual(refused('notRegistered'));
      expect(await gateways.account.sendResetLink(account.email)).toEqual(refused('tooMany'));
      expect(await gateways.session.signIn(account)).toEqual(refused('signInFailed'));
    },
  );
});
