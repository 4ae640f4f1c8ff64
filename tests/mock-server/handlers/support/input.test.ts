import { beforeEach, describe, expect, it } from 'vitest';
import { openInProcessHost } from '../../../contract/hosts/in-process-host.ts';
import { type Browser, signedIn } from '../../../contract/support/browser.ts';
import { anAccount, password } from '../../support/people.ts';

const email = 'editor@example.org';
const path = '/api/Announcement/1';
const draft = { title: '제목', content: '내용', author: '글쓴이' };

let editor: Browser;
let etag: string;
beforeEach(async () => {
  const host = openInProcessHost();
  await anAccount(host.church, { email, roles: ['Editor'] });
  editor = await signedIn(host, { email, password });
  await editor.sendJson('POST', '/api/Announcement', draft);
  etag = (await editor.get(path)).headers.get('ETag') ?? '';
});

const save = async (headers: Readonly<Record<string, string>>) =>
  (await editor.sendJson('PUT', path, { ...draft, title: '고친 제목' }, headers)).status;

describe('EDIT-02 If-Match', () => {
  it('lets a change pass that names the present version', async () => {
    expect(await save({ 'If-Match': etag })).toBe(200);
  });

  it.each([{}, { 'If-Match': '*' }])('lets any change pass where it is %o', async (headers) => {
    expect(await save(headers)).toBe(200);
  });

  it('compares strongly: a weak tag matches nothing, even with the present version', async () => {
    expect(etag).toMatch(/^"\d+"$/);
    expect(await save({ 'If-Match': `W/${etag}` })).toBe(409);
    expect(await editor.json(path)).toMatchObject({ title: '제목' });
  });

  it.each(['', 'W/"', '"tag"', '3'])('matches nothing where it is %j', async (tag) => {
    expect(await save({ 'If-Match': tag })).toBe(409);
  });
});
