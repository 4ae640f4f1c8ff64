import { beforeEach, describe, expect, it } from 'vitest';
import { allEndpoints } from '../../../../mock-server/api/areas.ts';
import { createHandlers } from '../../../../mock-server/handlers/handlers.ts';
import { answers, mayAnswer } from '../../../../mock-server/handlers/support/endpoint.ts';
import { openNodeHost } from '../../../../mock-server/hosts/node.ts';
import { openInProcessHost } from '../../../contract/hosts/in-process-host.ts';
import { Browser, signedIn } from '../../../contract/support/browser.ts';
import type { NearHost } from '../../../contract/support/host.ts';
import { anAccount, password } from '../../support/people.ts';

const email = 'editor@example.org';
const draft = { title: '제목', content: '내용', author: '글쓴이' };

let host: NearHost;
let editor: Browser;
beforeEach(async () => {
  host = openInProcessHost();
  await anAccount(host.church, { email, roles: ['Editor'] });
  editor = await signedIn(host, { email, password });
});

const send = (body: string, type: string) =>
  editor.send('POST', '/api/Announcement', { body, headers: { 'Content-Type': type } });

describe('a JSON body', () => {
  it.each([
    [201, 'application/json'],
    [201, 'application/json; charset=utf-8'],
    [415, 'text/plain'],
    [415, 'application/x-www-form-urlencoded'],
  ])('is answered with %i under the content type %s', async (status, type) => {
    expect((await send(JSON.stringify(draft), type)).status).toBe(status);
  });

  it.each(['', '{', 'null', '[]', '"text"'])('of %j is a validation failure', async (body) => {
    const response = await send(body, 'application/json');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status: 400, errors: expect.any(Object) });
  });
});

describe('a path', () => {
  it.each(['0', '-1', '1.5', 'one', '99999999999'])('with the number %s names nothing', async (id) => {
    expect((await editor.get(`/api/Announcement/${id}`)).status).toBe(404);
  });

  it.each(['/api/announcement', '/API/ANNOUNCEMENT/', '/church/api/Announcement'])(
    'may be written %s',
    async (path) => {
      expect((await editor.get(path)).status).toBe(200);
    },
  );
});

describe('EDIT-03 a flag in the query', () => {
  const post = async (query: string) => (await editor.sendJson('POST', `/api/Announcement?${query}`, draft)).status;
  const kept = () => ({ posts: host.church.announcements.all().length, drafts: host.church.drafts.all().length });

  it.each(['draft=true', 'draft=True', 'Draft=TRUE', 'draft=1'])('%s saves a draft', async (query) => {
    expect(await post(query)).toBe(201);
    expect(kept()).toEqual({ posts: 0, drafts: 1 });
  });

  it.each(['draft=false', 'draft=False', 'draft=0', 'drafts=yes'])('%s publishes', async (query) => {
    expect(await post(query)).toBe(201);
    expect(kept()).toEqual({ posts: 1, drafts: 0 });
  });

  it.each(['draft=yes', 'draft=', 'draft', 'draft=on', 'draft=2', 'draft=true&draft=maybe'])(
    '%s is refused, and nothing is published',
    async (query) => {
      expect(await post(query)).toBe(400);
      expect(kept()).toEqual({ posts: 0, drafts: 0 });
    },
  );

  it.each([
    ['drafts=True', { drafts: [] }],
    ['drafts=1', { drafts: [] }],
    ['drafts=0', []],
  ])('%s lists %j', async (query, listed) => {
    const response = await editor.get(`/api/Announcement?${query}`);
    expect([response.status, await response.json()]).toEqual([200, listed]);
  });

  it('of no boolean refuses a list, and a change of a post', async () => {
    expect((await editor.get('/api/Announcement?drafts=all')).status).toBe(400);
    expect((await editor.sendJson('PUT', '/api/Announcement/1?draft=yes', draft)).status).toBe(400);
  });
});

describe('an address with a percent sign that encodes nothing', () => {
  it.each(['/api/Announcement/%', '/api/Announcement/%E0%A4%A', '/api/File/content/%zz', '/api/demo/%', '/tiles/%'])(
    '%s is refused',
    async (path) => {
      const church = await openNodeHost({ world: 'empty' });
      const response = await church.fetch(`http://church.test${path}`);
      expect(response.status).toBe(400);
      expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    },
  );

  it('names no file that stays with a post', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...draft, keep: '/api/File/content/%' })) form.set(name, value);
    const response = await editor.send('POST', '/api/advertisement?draft=true', { body: form });
    expect(await response.json()).toMatchObject({ files: [] });
  });
});

describe('the handlers that a request is tried with', () => {
  const handlers = createHandlers(openInProcessHost().church);

  it('include that of each call, in any letter case', () => {
    const missed = allEndpoints.filter((endpoint) => {
      const url = `https://church.example/church/API/${endpoint.path.replaceAll(/\{\w+\}/g, '7')}/`;
      const asked = new Request(url, { method: endpoint.method });
      return !handlers.some((one) => answers(one, endpoint) && mayAnswer(one, asked));
    });
    expect(missed).toEqual([]);
  });

  it('are few', () => {
    const asked = new Request('https://church.example/api/Announcement?page=1&itemsPerPage=10');
    expect(handlers.filter((one) => mayAnswer(one, asked)).length).toBeLessThan(6);
  });
});

describe('a bearer', () => {
  const attempt = async (authorization: string) => {
    const headers = { Authorization: authorization, 'Content-Type': 'application/json' };
    return (await editor.send('POST', '/api/Announcement', { headers, body: JSON.stringify(draft) })).status;
  };

  it('is read whatever the letter case of its scheme', async () => {
    expect(await attempt(`bearer ${editor.accessToken}`)).toBe(201);
  });

  it.each(['', 'Bearer', 'Bearer x', 'Basic YTpi', 'Bearer a.b.c'])('of %j is 401', async (authorization) => {
    expect(await attempt(authorization)).toBe(401);
  });

  it('with an algorithm of its own choosing is 401', async () => {
    const [, payload] = (editor.accessToken ?? '').split('.');
    const header = btoa(JSON.stringify({ alg: 'none', typ: 'JWT' })).replaceAll('=', '');
    expect(await attempt(`Bearer ${header}.${payload}.`)).toBe(401);
  });

  it('that has expired does not stand in the way of a public call (LIST-05)', async () => {
    await host.advanceClock(60 * 60_000);
    expect((await editor.get('/api/Announcement')).status).toBe(200);
    expect((await editor.sendJson('POST', '/api/Announcement', draft)).status).toBe(403);
  });
});

describe('writes that arrive together', () => {
  it('get a number each', async () => {
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => editor.sendJson('POST', '/api/Announcement', draft)),
    );
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(host.church.announcements.all().map(({ id }) => id)).size).toBe(5);
  });

  it('do not register one address twice', async () => {
    const register = () =>
      new Browser(host).sendJson('POST', '/api/account/register', { email: 'new@example.org', password });
    const statuses = await Promise.all([register(), register()].map(async (response) => (await response).status));
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
  });
});
