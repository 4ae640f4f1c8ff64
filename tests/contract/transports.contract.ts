import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { problem } from '../../mock-server/openapi/documentation.ts';
import { memberEntry } from '../../mock-server/openapi/people.ts';
import { advertisement, announcement, bibleStudy } from '../../mock-server/openapi/posts.ts';
import { personas } from '../../mock-server/seeds/personas.ts';
import { checkControl } from './checks/control-checks.ts';
import { agreeing } from './support/agreeing.ts';
import { Browser } from './support/browser.ts';
import { type Cast, gatherCast } from './support/cast.ts';
import { enterEveryday } from './support/enter-everyday.ts';
import type { Host } from './support/host.ts';
import { anImage, aPdf, formOf } from './support/uploads.ts';
import { validationProblem } from './support/validation-problem.ts';

const REFRESH = '/api/Account/Refresh';
const MEGABYTE = 1024 * 1024;

/**
 * What a way to the church could do to a call, one row for each kind of call. The church behind it answers as it does in the
 * process, where `church-api.test.ts` asks it for everything: a row here stands for all calls that travel like its own.
 * @param cookie how the refresh cookie is set, as far as this host shows it
 */
export function describeTransports(
  name: string,
  openHost: () => Promise<Host>,
  { cookie }: { readonly cookie: RegExp },
): void {
  describe(`${name} (MOCK-04)`, () => {
    let open: Host;
    let host: Host;
    let cast: Cast;
    beforeAll(async () => {
      open = await openHost();
      host = agreeing(open);
      await enterEveryday(host);
      cast = await gatherCast(host);
    });
    afterAll(() => open?.close());

    // Every reading call without a bearer: a query, Hangul in the answer, and an address in any spelling.
    it('carries a read', async () => {
      const list = z.array(announcement).length(10);
      const read = list.parse(await cast.visitor.json('/api/Announcement?page=2&itemsPerPage=10'));
      expect(read[0]?.title).toMatch(/\p{Script=Hangul}/u);
      expect(await cast.visitor.json('/API/announcement/?page=2&itemsPerPage=10')).toEqual(read);
    });

    // Whatever a page asks for at once.
    it('gives each of many calls at once the answer of its own', async () => {
      const ids = Array.from({ length: 20 }, (_, at) => at + 1);
      const read = await Promise.all(ids.map((id) => cast.visitor.json(`/api/Announcement/${id}`)));
      expect(
        z
          .array(announcement)
          .parse(read)
          .map(({ id }) => id),
      ).toEqual(ids);
    });

    // Every call that asks who calls: the bearer, and the problem document of every refusal.
    it('carries a bearer, and the refusal of a call without one', async () => {
      expect(z.array(memberEntry).parse(await cast.admin.json('/api/Member'))).not.toEqual([]);
      const refusals = await Promise.all([cast.visitor.get('/api/Member'), cast.member.get('/api/Member/links')]);
      expect(refusals.map(({ status }) => status)).toEqual([401, 403]);
      expect(refusals.map(({ headers }) => headers.get('Content-Type'))).toEqual(
        refusals.map(() => expect.stringContaining('application/problem+json')),
      );
      const told = await Promise.all(refusals.map(async (refusal) => problem.parse(await refusal.json()).status));
      expect(told).toEqual([401, 403]);
    });

    // Every write of JSON, each of the four methods, the key of a write, and an answer without a body.
    it('carries writes of JSON', async () => {
      const draft = { title: '김장 안내', content: '토요일 아홉 시', author: '친교부', date: '2026-11-20' };
      const post = () =>
        cast.editor.sendJson('POST', '/api/Announcement', draft, { 'Idempotency-Key': '"transport-1"' });
      const first = await post();
      const posted = announcement.parse(await first.json());
      expect([first.status, posted.title]).toEqual([201, draft.title]);
      expect(await (await post()).json()).toEqual(posted);
      const path = `/api/Announcement/${posted.id}`;
      expect((await cast.editor.sendJson('PUT', path, { ...draft, title: '김장' })).status).toBe(200);
      expect(await cast.visitor.json(path)).toMatchObject({ title: '김장' });
      const removed = await cast.editor.send('DELETE', path);
      expect([removed.status, await removed.text()]).toEqual([204, '']);
      expect((await cast.visitor.get(path)).status).toBe(404);
    });

    // Every refusal that lists fields.
    it('carries what is wrong with each field of a write', async () => {
      const refusal = await cast.editor.sendJson('POST', '/api/Announcement', { title: '가'.repeat(201) });
      expect(refusal.status).toBe(400);
      const { errors } = validationProblem.parse(await refusal.json());
      expect(errors).toMatchObject({ title: ['200자까지 쓸 수 있습니다.'] });
    });

    // Every write over what was read: a header of the answer that a later call gives back.
    it('carries the version of what was read', async () => {
      const read = await cast.admin.get('/api/session');
      const version = read.headers.get('ETag') ?? '';
      const before: unknown = await read.json();
      const put = (tag: string) => cast.admin.sendJson('PUT', '/api/session', { 당회서기: null }, { 'If-Match': tag });
      const changed = await put(version);
      const now = changed.headers.get('ETag') ?? '';
      const late = await put(version);
      expect([changed.status, late.status, late.headers.get('ETag')]).toEqual([200, 412, now]);
      expect((await cast.admin.sendJson('PUT', '/api/session', before, { 'If-Match': now })).status).toBe(200);
    });

    // Every form with files, and every picture: bytes and their order, names and fields in Hangul.
    it('carries pictures up and down, byte for byte', async () => {
      const form = formOf([
        ['title', '한글학교 교사 모집'],
        ['content', '함께하실 분을 기다립니다.'],
        ['author', '교육부'],
        ['Images', anImage('가.png', 100)],
        ['Images', anImage('나.png', 200)],
      ]);
      const posted = advertisement.parse(
        await (await cast.editor.send('POST', '/api/advertisement', { body: form })).json(),
      );
      expect(posted.title).toBe('한글학교 교사 모집');
      const pictures = await Promise.all(posted.imageUrls.map((url) => cast.visitor.get(url)));
      expect(pictures.map(({ headers }) => headers.get('Content-Type'))).toEqual(['image/png', 'image/png']);
      const bytesOf = async (body: Pick<Response, 'arrayBuffer'>) => new Uint8Array(await body.arrayBuffer());
      expect(await Promise.all(pictures.map(bytesOf))).toEqual(
        await Promise.all([100, 200].map((size) => bytesOf(anImage('', size)))),
      );
      expect((await cast.editor.send('DELETE', `/api/advertisement/${posted.id}`)).status).toBe(204);
    });

    // Every form that is larger than the church takes: it is refused, not cut off.
    it('carries the refusal of what is too large', async () => {
      const form = formOf([
        ['title', '제목'],
        ['file', aPdf('가.pdf', 20 * MEGABYTE + 1)],
      ]);
      expect((await cast.editor.send('POST', '/api/BibleStudy', { body: form })).status).toBe(413);
    });

    // Every file that is opened or saved: its type, and its name in Hangul.
    it('carries files down, with their names', async () => {
      const [sheet] = z.array(bibleStudy).parse(await cast.visitor.json('/api/bibleStudy?page=1&itemsPerPage=1'));
      const file = await cast.visitor.get(`/api/bibleStudy/${sheet?.id}/download`);
      expect(file.headers.get('Content-Type')).toBe('application/pdf');
      expect(file.headers.get('Content-Disposition')).toMatch(/^inline; filename\*=UTF-8''.+\.pdf$/);
      expect(await file.text()).toMatch(/^%PDF-/);
      const calendar = await cast.visitor.get('/api/Event/calendar.ics');
      expect(calendar.headers.get('Content-Type')).toContain('text/calendar');
    });

    // Every call of an account: the cookie is set, goes to these calls alone, changes, and is taken away.
    it('carries the refresh cookie, hidden from scripts', async () => {
      const browser = new Browser(host);
      const response = await browser.login(personas.admin);
      expect(response.headers.getSetCookie().join()).toMatch(cookie);
      const first = browser.jar.headerFor(REFRESH);
      expect(first).toMatch(/^refreshToken=/);
      expect(browser.jar.headerFor('/api/Member')).toBeUndefined();
      expect((await browser.refresh()).status).toBe(200);
      expect(browser.jar.headerFor(REFRESH)).not.toBe(first);
      expect((await browser.send('DELETE', '/api/Account/Revoke')).status).toBe(200);
      expect(browser.jar.headerFor(REFRESH)).toBeUndefined();
      expect((await browser.refresh()).status).toBe(401);
    });

    // Every call with a method that its address has not.
    it('carries the methods that an address has', async () => {
      const response = await open.fetch('/api/Announcement', { method: 'DELETE' });
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, POST']);
      expect((await open.fetch('/api/Choir')).status).toBe(404);
    });

    // Every call that a page gives up: it ends, and the church goes on.
    it('lets go of a call that is given up', async () => {
      const spoil = (...faults: readonly object[]) => cast.visitor.sendJson('PUT', '/api/demo/faults', faults);
      await spoil({ path: 'announcement/1', mode: 'hang' });
      const giving = new AbortController();
      const given = open.fetch('/api/Announcement/1', { signal: giving.signal });
      expect((await cast.visitor.get('/api/Announcement/2')).status).toBe(200);
      giving.abort();
      await expect(given).rejects.toThrow(/abort/i);
      await spoil();
      expect((await cast.visitor.get('/api/Announcement/1')).status).toBe(200);
    });

    // Whatever goes wrong with a call on purpose: a broken connection and half an answer look the same from everywhere.
    checkControl(() => open);
  });
}
