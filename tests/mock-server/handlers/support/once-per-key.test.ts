import { beforeEach, describe, expect, it } from 'vitest';
import { openInProcessHost } from '../../../contract/hosts/in-process-host.ts';
import { Browser, signedIn } from '../../../contract/support/browser.ts';
import type { NearHost } from '../../../contract/support/host.ts';
import { anAccount, password } from '../../support/people.ts';

const email = 'editor@example.org';
const newPassword = 'Somang2026!';
const key = { 'Idempotency-Key': '"the-key"' };

let host: NearHost;
let editor: Browser;
beforeEach(async () => {
  host = openInProcessHost();
  await anAccount(host.church, { email, roles: ['Editor'] });
  editor = await signedIn(host, { email, password });
});

describe('REL-16 the answer under an Idempotency-Key', () => {
  it('is not that of a login whose password was changed meanwhile', async () => {
    const login = () => new Browser(host).sendJson('POST', '/api/account/login', { email, password }, key);
    expect((await login()).status).toBe(200);
    await editor.sendJson('POST', '/api/Account/ChangePassword', { oldPassword: password, newPassword });
    const again = await login();
    expect(again.status).toBe(401);
    expect(await again.text()).not.toContain('accessToken');
  });

  it('is not that of a refresh whose session has ended meanwhile', async () => {
    const body = { accessToken: editor.accessToken };
    const refresh = () => editor.sendJson('POST', '/api/Account/Refresh', body, key);
    expect((await refresh()).status).toBe(200);
    await editor.send('DELETE', '/api/Account/Revoke');
    expect((await refresh()).status).toBe(401);
  });

  it('is kept of what was done', async () => {
    const post = { title: '제목', content: '내용', author: '글쓴이' };
    const answers = [
      await editor.sendJson('POST', '/api/Announcement', post, key),
      await editor.sendJson('POST', '/api/Announcement', post, key),
    ];
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
    expect(second).toEqual(first);
    expect(host.church.announcements.all()).toHaveLength(1);
  });

  it('is not kept of a refusal: a repetition is answered as things are then', async () => {
    const change = () =>
      editor.sendJson('POST', '/api/Account/ChangePassword', { oldPassword: newPassword, newPassword: password }, key);
    expect((await change()).status).toBe(400);
    await editor.sendJson('POST', '/api/Account/ChangePassword', { oldPassword: password, newPassword });
    expect((await change()).status).toBe(200);
  });
});
