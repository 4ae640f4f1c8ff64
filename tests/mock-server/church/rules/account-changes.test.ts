import { beforeEach, describe, expect, it } from 'vitest';
import {
  findUsableCode,
  forgotPassword,
  issueCode,
  spendCodes,
} from '../../../../mock-server/church/rules/account-changes.ts';
import { openInProcessHost } from '../../../contract/hosts/in-process-host.ts';
import type { NearHost } from '../../../contract/support/host.ts';
import { anAccount } from '../../support/people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let host: NearHost;
let accountId: string;
beforeEach(async () => {
  host = openInProcessHost();
  accountId = (await anAccount(host.church, { email: 'a+b@example.org' })).id;
});

const usable = (code: string, account = accountId) =>
  findUsableCode(host.church, code, account, ['resetPassword']) !== undefined;

describe('a code from an e-mail', () => {
  it('is base64url, which no query changes (REL-12)', async () => {
    expect(await issueCode(host.church, 'resetPassword', accountId)).toMatch(/^[\w-]{43}$/);
  });

  it('counts for its own account and purpose', async () => {
    const code = await issueCode(host.church, 'resetPassword', accountId);
    const other = await issueCode(host.church, 'confirmEmail', accountId);
    expect([usable(code), usable(code, 'another account'), usable(other)]).toEqual([true, false, false]);
  });

  it('counts for a day', async () => {
    const code = await issueCode(host.church, 'resetPassword', accountId);
    await host.advanceClock(DAY_MS - 1);
    expect(usable(code)).toBe(true);
    await host.advanceClock(1);
    expect(usable(code)).toBe(false);
  });

  it('is spent together with the older ones', async () => {
    const codes = [
      await issueCode(host.church, 'resetPassword', accountId),
      await issueCode(host.church, 'resetPassword', accountId),
    ];
    await spendCodes(host.church, accountId, 'resetPassword');
    expect(codes.map((code) => usable(code))).toEqual([false, false]);
  });

  it('travels in a link that keeps a plus sign a plus sign', async () => {
    await forgotPassword(host.church, 'a+b@example.org');
    expect(host.church.mails.all().at(-1)?.link).toMatch(
      /^\/resetPassword\?code=[\w-]{43}&email=a%2Bb%40example\.org$/,
    );
  });
});
