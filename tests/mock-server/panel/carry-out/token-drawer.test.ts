import { describe, expect, it } from 'vitest';
import { issueAccessToken } from '../../../../mock-server/church/rules/sessions.ts';
import { createTokenDrawer, emailIn } from '../../../../mock-server/panel/carry-out.ts';
import { deniedStorage, memoryStorage } from '../memory-storage.ts';

const subject = { accountId: 'a', name: '김민수', email: 'minsu.kim@example.org', roles: [] };

describe('the token of this tab, as the demo panel sees it (AUTH-09)', () => {
  it('is put under both names, and taken away alone', () => {
    const storage = memoryStorage();
    storage.setItem('other', 'stays');
    const drawer = createTokenDrawer(() => storage);
    drawer.put('token');
    expect([storage.getItem('jwtToken'), storage.getItem('AccessToken'), drawer.read()]).toEqual(
      Array(3).fill('token'),
    );
    drawer.clear();
    expect([drawer.read(), storage.getItem('other'), storage.length]).toEqual([undefined, 'stays', 1]);
  });

  it('is none where storage is denied', () => {
    const drawer = createTokenDrawer(deniedStorage);
    expect(() => drawer.put('token')).not.toThrow();
    expect(drawer.read()).toBeUndefined();
  });

  it('tells whose it is, expired or not', async () => {
    expect(emailIn(await issueAccessToken(subject, new Date(0)))).toBe('minsu.kim@example.org');
  });

  it.each([undefined, '', 'garbage', 'a.e30.c'])('has no user for %j', (token) => {
    expect(emailIn(token)).toBeUndefined();
  });
});
