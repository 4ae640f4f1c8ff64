import { beforeEach, describe, expect, it } from 'vitest';
import { openInProcessHost } from '../../../contract/hosts/in-process-host.ts';
import { Browser } from '../../../contract/support/browser.ts';
import type { NearHost } from '../../../contract/support/host.ts';
import { anAccount, password } from '../../support/people.ts';

const email = 'minsu.kim@example.org';
const minute = 60_000;

let host: NearHost;
beforeEach(() => {
  host = openInProcessHost();
});

/** Sends the same call several times; the status of each answer, with its Retry-After where it has one. */
const repeat = async (times: number, send: () => Promise<Response>): Promise<string[]> => {
  const answers: string[] = [];
  for (let time = 0; time < times; time += 1) {
    // One call after another: the order is what is limited.
    // oxlint-disable-next-line no-await-in-loop
    const { status, headers } = await send();
    answers.push([status, headers.get('Retry-After')].filter((part) => part !== null).join(' '));
  }
  return answers;
};

const post = (path: string, body: unknown, headers = {}) =>
  new Browser(host).sendJson('POST', `/api/${path}`, body, headers);

describe('the pace of logins (AUTH-07)', () => {
  const login = (secret: string, address = email) => post('account/login', { email: address, password: secret });

  it.each(['known', 'unknown'])(
    'of a %s address ends after ten failures, for the rest of ten minutes',
    async (kind) => {
      if (kind === 'known') await anAccount(host.church, { email });
      expect(await repeat(10, () => login('Wrong1976!'))).toEqual(Array.from({ length: 10 }, () => '401'));
      await host.advanceClock(4 * minute);
      expect(await repeat(1, () => login('Wrong1976!'))).toEqual(['429 360']);
    },
  );

  it('stops the right password, too, until the time is over, and no other address', async () => {
    await anAccount(host.church, { email });
    await anAccount(host.church, { id: '00000000-0000-4000-8000-000000000002', email: 'other@example.org' });
    await repeat(10, () => login('Wrong1976!', email.toUpperCase()));
    expect(await repeat(1, () => login(password))).toEqual(['429 600']);
    expect(await repeat(1, () => login(password, 'other@example.org'))).toEqual(['200']);
    await host.advanceClock(10 * minute);
    expect(await repeat(1, () => login(password))).toEqual(['200']);
  });

  it('counts no login that succeeds', async () => {
    await anAccount(host.church, { email });
    expect(await repeat(12, () => login(password))).toEqual(Array.from({ length: 12 }, () => '200'));
  });
});

describe.each(['Account/forgotpassword', 'Account/ResendEmailConfirmation'])(
  'ACCT-09, ACCT-10 letters by %s',
  (path) => {
    it('are three for an address in fifteen minutes, and the answer does not depend on whether it is known', async () => {
      await anAccount(host.church, { email, emailConfirmed: path.endsWith('forgotpassword') });
      const known = await repeat(4, () => post(path, { email }));
      const unknown = await repeat(4, () => post(path, { email: 'nobody@example.org' }));
      expect(known).toEqual(['200', '200', '200', '429 900']);
      expect(unknown).toEqual(known);
      expect(host.church.mails.all()).toHaveLength(3);
      await host.advanceClock(15 * minute);
      expect(await repeat(1, () => post(path, { email }))).toEqual(['200']);
    });
  },
);

describe('ACCT-05 registrations', () => {
  const register = (number: number, device: string) =>
    post('account/register', { email: `new${number}@example.org`, password }, { 'X-Forwarded-For': device });

  it('of one device are ten in an hour', async () => {
    let count = 0;
    const next = (device: string) => register((count += 1), device);
    expect(await repeat(11, () => next('203.0.113.1'))).toEqual([
      ...Array.from({ length: 10 }, () => '200'),
      '429 3600',
    ]);
    expect(await repeat(1, () => next('203.0.113.2'))).toEqual(['200']);
    await host.advanceClock(60 * minute);
    expect(await repeat(1, () => next('203.0.113.1'))).toEqual(['200']);
  });

  it('count also for addresses that are taken', async () => {
    expect((await repeat(11, () => register(1, '203.0.113.1'))).at(-1)).toBe('429 3600');
  });
});
