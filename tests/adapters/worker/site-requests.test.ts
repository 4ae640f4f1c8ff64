import { describe, expect, it } from 'vitest';
import { isSavable, kindOf, pageKey } from '@/adapters/worker/site-requests.ts';
import { addressesOf } from '@/ui/app/routes/href.ts';
import { type Route, routes } from '@/ui/app/routes/routes.ts';

const SITE = 'https://www.church.test';
const API = 'https://api.church.test/base/';

const addresses = Object.values<Route>(routes).flatMap((route) =>
  addressesOf(route).map((path) => [path.replaceAll(/:\w+/g, '3'), route.audience] as const),
);

/** A browser's request; a `Request` of Node has no `destination` and no `mode` of navigations. */
function asked(url: string, { method = 'GET', mode = 'cors', destination = '' } = {}) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the values are the browser's own
  return { url, method, mode, destination } as Pick<Request, 'url' | 'method' | 'mode' | 'destination'>;
}

const kind = (url: string, how = {}) => kindOf(asked(url, how), { site: SITE, api: API });

describe('OFFL-02 what is saved', () => {
  it.each([
    'api/Announcement?page=1&itemsPerPage=10',
    'api/Announcement/57',
    'api/advertisement?page=2&itemsPerPage=10',
    'api/bibleStudy?page=1&itemsPerPage=10',
    'api/Event/?startDate=2026-11-01&endDate=2026-11-30',
    'api/File/bulletin?dateFolder=Sun2026Nov22',
    'api/File/bulletins?from=2026-11-01&to=2026-11-30',
  ])('are the public lists: %s', (path) => {
    expect(kind(`${API}${path}`)).toBe('list');
  });

  it('are pages, files of the program and the pictures of the server', () => {
    expect(kind(`${SITE}/intro/vision`, { mode: 'navigate', destination: 'document' })).toBe('page');
    expect(kind(`${SITE}/assets/shell-abc.js`, { destination: 'script' })).toBe('asset');
    expect(kind(`${API}api/File/content/7`, { mode: 'no-cors', destination: 'image' })).toBe('picture');
  });

  it('are the same where the server is on the site’s own host', () => {
    const places = { site: SITE, api: `${SITE}/` };
    expect(kindOf(asked(`${SITE}/api/Announcement?page=1`), places)).toBe('list');
    expect(kindOf(asked(`${SITE}/communion/events`, { mode: 'navigate' }), places)).toBe('page');
    expect(kindOf(asked(`${SITE}/assets/a.js`), places)).toBe('asset');
    expect(kindOf(asked(`${SITE}/api/bibleStudy/3/download`, { mode: 'navigate' }), places)).toBeUndefined();
  });
});

describe('OFFL-03 what is never saved', () => {
  it('are the files of drafts, which have a key in their address (EDIT-03)', () => {
    const picture = { mode: 'no-cors', destination: 'image' };
    expect(kind(`${API}api/File/content/7?key=a.b.c`, picture)).toBeUndefined();
  });

  it.each(['POST', 'PUT', 'DELETE', 'HEAD'])('a %s', (method) => {
    expect(kind(`${API}api/Announcement`, { method })).toBeUndefined();
    expect(kind(`${SITE}/`, { method, mode: 'navigate' })).toBeUndefined();
  });

  it.each([
    'api/Member',
    'api/member/7',
    'api/role/myRoles',
    'api/Account/Refresh',
    'api/Account/ConfirmEmail?code=1',
    'api/Zone',
    'api/Announcement?drafts=true&page=1',
    'api/Announcement/7/drafts',
    'api/bibleStudy/3/download',
    'api/Search?q=a',
    'api/Directory?page=1',
    'api/directory?page=1&q=%EA%B9%80&zone=10',
    'api/Me/export',
    'api/Me/deletion',
    'api/Me',
    'api/Me/visibility',
    'other/Announcement',
  ])('an answer to %s', (path) => {
    expect(kind(`${API}${path}`)).toBeUndefined();
  });

  it.each(['api/Directory/photos/k7', 'API/directory/Photos/k7'])('a picture of a member: %s (REL-35)', (path) => {
    expect(kind(`${API}${path}`, { mode: 'no-cors', destination: 'image' })).toBeUndefined();
  });

  it.each(addresses)(
    'a page that is not for everybody: %s is saved or not by its audience (REL-08)',
    (path, audience) => {
      const page = new Response('', { headers: { 'Content-Type': 'text/html' } });
      for (const spelt of [path, `${path}/`, path.toUpperCase()]) {
        const url = `${SITE}${spelt}?q=a`;
        expect(kind(url, { mode: 'navigate' })).toBe('page');
        expect(isSavable('page', { url, headers: new Headers() }, page)).toBe(audience === undefined);
      }
    },
  );

  it('what another server answers', () => {
    expect(kind('https://tile.example.org/1/2/3.png', { destination: 'image' })).toBeUndefined();
    expect(kind('https://api.church.test.example.org/base/api/Announcement')).toBeUndefined();
    expect(kind('https://elsewhere.test/assets/a.js')).toBeUndefined();
  });

  it.each(['page', 'asset', 'list', 'picture'] as const)('an answer to a bearer, as a %s', (one) => {
    const types = { page: 'text/html', asset: 'text/javascript', list: 'application/json', picture: 'image/png' };
    const answer = () => new Response('[]', { headers: { 'content-type': types[one] } });
    const url = `${API}api/Announcement`;
    expect(isSavable(one, new Request(url), answer())).toBe(true);
    expect(isSavable(one, new Request(url, { headers: { authorization: 'Bearer x' } }), answer())).toBe(false);
  });

  it.each([401, 403, 404, 500, 206])('an answer with status %i', (status) => {
    const answer = new Response('{}', { status, headers: { 'content-type': 'application/json' } });
    expect(isSavable('list', new Request(`${API}api/Announcement`), answer)).toBe(false);
  });

  it('a page of the host in the place of a file or of a list', () => {
    const html = () => new Response('<p>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(isSavable('asset', new Request(`${SITE}/assets/gone.js`), html())).toBe(false);
    expect(isSavable('list', new Request(`${API}api/Announcement`), html())).toBe(false);
  });

  it('but that a Sunday has no bulletin is saved (BULL-04)', () => {
    const url = `${API}api/File/bulletin?dateFolder=Sun2026Nov29`;
    expect(isSavable('list', new Request(url), new Response(null, { status: 404 }))).toBe(true);
  });
});

describe('the address under which a page is saved', () => {
  it.each([
    [`${SITE}/`, `${SITE}/`],
    [`${SITE}/index.html`, `${SITE}/`],
    [`${SITE}/Intro/Vision/`, `${SITE}/intro/vision`],
    [`${SITE}/confirmEmail?code=secret&userId=7#x`, `${SITE}/confirmemail`],
  ])('of %s is %s: no code in it, and no letter case', (url, key) => {
    expect(pageKey(url)).toBe(key);
  });
});
