import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { correction, ownCorrection } from '../../../mock-server/openapi/corrections.ts';
import { ownRecord } from '../../../mock-server/openapi/me.ts';
import { personas } from '../../../mock-server/seeds/personas.ts';
import { type Browser, signedIn } from '../support/browser.ts';
import type { Stage } from '../support/stage.ts';

const WANTED = '+595 971 000 111';
const ASKED = { field: 'telephone', wanted: WANTED, note: '새 번호입니다.' };

/**
 * The data that the server has stored about a user, and the corrections that the user requests, over the wire
 * (MINE-06).
 */
export function checkOwnRecords({ cast, host }: Stage): void {
  const own = async (browser: Browser) => z.array(ownCorrection).parse(await browser.json('/api/Me/corrections'));
  const list = async () => z.array(correction).parse(await cast().admin.json('/api/Member/corrections'));
  const ask = async (browser: Browser, body: unknown = ASKED) =>
    (await browser.sendJson('POST', '/api/Me/corrections', body)).status;
  const decide = async (id: number | undefined, verb: string, body: unknown = {}) =>
    (await cast().admin.sendJson('POST', `/api/Member/corrections/${id}/${verb}`, body)).status;

  describe('the data stored about a user (MINE-06)', () => {
    it('is told to them, and is stored by nothing on its way', async () => {
      const response = await cast().member.get('/api/Me/export');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(ownRecord.parse(await response.json())).toMatchObject({
        account: { email: personas.member.email },
        member: { name: personas.member.name },
      });
    });

    it('is the caller’s own: a visitor is refused, and an account without a member has its account alone', async () => {
      expect((await cast().visitor.get('/api/Me/export')).status).toBe(401);
      const hana = await signedIn(host(), personas.unlinked);
      expect(ownRecord.parse(await hana.json('/api/Me/export'))).toMatchObject({
        account: { email: personas.unlinked.email },
        member: null,
        prayers: [],
      });
    });
  });

  describe('a correction (MINE-06)', () => {
    it('is asked for, declined, reopened, noted as done, each with its answer', async () => {
      const { member } = cast();
      expect(await ask(member, { ...ASKED, field: 'shoes' })).toBe(400);
      expect(await ask(member, { ...ASKED, wanted: ' ' })).toBe(400);
      expect(await ask(member, { ...ASKED, wanted: '김민석' })).toBe(400);
      expect(await ask(member)).toBe(201);
      expect(await ask(member)).toBe(409);
      const { id } = (await own(member))[0] ?? {};
      expect((await list()).find((each) => each.id === id)).toMatchObject({
        wanted: WANTED,
        member: { name: '김민수' },
      });
      expect(await decide(id, 'decline', { reason: ' ' })).toBe(400);
      expect(await decide(id, 'decline', { reason: '다시 알려 주세요.' })).toBe(204);
      expect(await own(member)).toMatchObject([{ state: 'declined', answer: '다시 알려 주세요.' }]);
      expect((await member.send('DELETE', `/api/Me/corrections/${id}`)).status).toBe(409);
      expect(await decide(id, 'reopen')).toBe(204);
      expect(await decide(id, 'done')).toBe(204);
      expect(await decide(id, 'done')).toBe(409);
      expect(await own(member)).toMatchObject([{ state: 'done', answer: null }]);
    });

    it('is withdrawn by its author only (REL-35)', async () => {
      const { member, editor } = cast();
      expect(await ask(member, { ...ASKED, field: 'name' })).toBe(201);
      const { id } = (await own(member))[0] ?? {};
      expect((await editor.send('DELETE', `/api/Me/corrections/${id}`)).status).toBe(404);
      expect((await member.send('DELETE', `/api/Me/corrections/${id}`)).status).toBe(204);
      expect((await member.send('DELETE', `/api/Me/corrections/${id}`)).status).toBe(404);
    });

    it('is only in answers to its author and to Admins (REL-35)', async () => {
      const secret = 'Calle Secreta 77';
      expect(await ask(cast().member, { field: 'other', wanted: secret, note: '' })).toBe(201);
      const hana = await signedIn(host(), personas.unlinked);
      const others = [cast().visitor, cast().editor, hana];
      const paths = ['/api/Me/corrections', '/api/Me/export', '/api/Member/corrections', '/api/Directory?page=1'];
      const texts = await Promise.all(
        others.flatMap((browser) => paths.map(async (path) => (await browser.get(path)).text())),
      );
      expect(texts.filter((text) => text.includes(secret))).toEqual([]);
      expect((await list()).map(({ wanted }) => wanted)).toContain(secret);
      expect(await ask(hana)).toBe(403);
    });
  });
}
