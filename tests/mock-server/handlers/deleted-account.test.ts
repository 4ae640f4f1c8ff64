import { beforeEach, describe, expect, it } from 'vitest';
import { openInProcessHost } from '../../contract/hosts/in-process-host.ts';
import { type Browser, signedIn } from '../../contract/support/browser.ts';
import type { NearHost } from '../../contract/support/host.ts';
import { anAccount, password } from '../support/people.ts';

const email = 'minsu.kim@example.org';
const DAY = 24 * 60 * 60 * 1000;

describe('MINE-06 an account whose time has come', () => {
  let host: NearHost;
  let browser: Browser;
  beforeEach(async () => {
    host = openInProcessHost();
    await anAccount(host.church);
    browser = await signedIn(host, { email, password });
    await browser.sendJson('POST', '/api/Me/deletion', { password });
  });
  const statusOf = async (path: string) => (await browser.get(path)).status;

  it('is deleted at the first call afterwards, by any caller', async () => {
    await host.advanceClock(7 * DAY - 1);
    await browser.get('/api/Announcement?page=1&itemsPerPage=10');
    expect(host.church.accounts.count()).toBe(1);
    await host.advanceClock(1);
    await browser.get('/api/Announcement?page=1&itemsPerPage=10');
    expect(host.church.accounts.count()).toBe(0);
  });

  it('is answered as one whose token has expired, so that its session ends', async () => {
    await host.advanceClock(7 * DAY - 60_000);
    browser = await signedIn(host, { email, password });
    expect(await statusOf('/api/Me')).toBe(200);
    await host.advanceClock(60_000);
    expect(await statusOf('/api/Me')).toBe(403);
    expect(await statusOf('/api/Announcement?page=1&itemsPerPage=10')).toBe(200);
  });
});
