import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { roleDetail, roleRequest } from '../../../mock-server/openapi/roles.ts';
import { personas } from '../../../mock-server/seeds/personas.ts';
import { signedIn } from '../support/browser.ts';
import type { Stage } from '../support/stage.ts';

const { member } = personas;

/** Roles and the requests for them. */
export function checkRoles({ cast, host }: Stage): void {
  const post = (path: string, body: unknown) => cast().admin.sendJson('POST', path, body);
  const holders = async (roleId: string) =>
    roleDetail.parse(await cast().admin.json(`/api/role/${roleId}`)).users.map(({ email }) => email);

  describe('roles (ROLE-03 to ROLE-05)', () => {
    it('are given by e-mail and taken by user id, each a bare JSON string', async () => {
      expect((await post('/api/role/add/role-teacher', member.email)).status).toBe(200);
      expect(await holders('role-teacher')).toContain(member.email);
      expect((await post('/api/role/add/role-teacher', member.email)).status).toBe(409);
      expect((await post('/api/role/remove/role-teacher', member.id)).status).toBe(200);
      expect(await holders('role-teacher')).not.toContain(member.email);
      expect((await post('/api/role/remove/role-teacher', member.id)).status).toBe(404);
    });

    it('refuse an unknown role, an unknown e-mail, an empty one, and text that is no JSON', async () => {
      expect((await post('/api/role/add/role-bishop', member.email)).status).toBe(404);
      expect((await post('/api/role/add/role-editor', 'nobody@example.org')).status).toBe(404);
      expect((await post('/api/role/add/role-editor', '')).status).toBe(400);
      const headers = { 'Content-Type': 'application/json' };
      const raw = await cast().admin.send('POST', '/api/role/add/role-editor', { body: member.email, headers });
      expect(raw.status).toBe(400);
    });

    it('reach myRoles at once and the token at the next refresh (AUTH-18)', async () => {
      const browser = await signedIn(host(), member);
      await post('/api/role/add/role-editor', member.email);
      expect(await browser.json('/api/role/myRoles')).toContain('Editor');
      expect((await browser.send('DELETE', '/api/Event/99999')).status).toBe(403);
      await browser.refresh();
      expect((await browser.send('DELETE', '/api/Event/99999')).status).toBe(404);
      await post('/api/role/remove/role-editor', member.id);
    });
  });

  describe('role requests (ROLE-07)', () => {
    const list = async (who: 'admin' | 'member' | 'editor') =>
      z.array(roleRequest).parse(await cast()[who].json('/api/role/requests'));
    const ask = async (reason: string) => {
      const response = await cast().member.sendJson('POST', '/api/role/requests', { roleId: 'role-editor', reason });
      return { status: response.status, id: (await list('member')).at(-1)?.id };
    };

    it('are seen by an Admin and by their author, and are declined once', async () => {
      const { status, id } = await ask('주보를 올리고 싶습니다.');
      expect(status).toBe(201);
      expect((await ask('다시 신청합니다.')).status).toBe(409);
      expect((await list('admin')).map((each) => each.id)).toContain(id);
      expect((await list('editor')).map((each) => each.id)).not.toContain(id);
      const declined = await cast().admin.sendJson(
        'POST',
        `/api/role/requests/${id}/decline`,
        { reason: ' 자리가 없습니다. ' },
        { 'Idempotency-Key': '"contract-declined"' },
      );
      expect(declined.status).toBe(204);
      expect((await list('member')).find((each) => each.id === id)).toMatchObject({
        state: 'declined',
        answer: '자리가 없습니다.',
      });
      expect((await list('admin')).map((each) => each.id)).not.toContain(id);
      expect((await post(`/api/role/requests/${id}/grant`, {})).status).toBe(409);
      expect(await holders('role-editor')).not.toContain(member.email);
    });

    it('give the role when they are granted', async () => {
      const { id } = await ask('행사를 올리고 싶습니다.');
      expect((await post(`/api/role/requests/${id}/grant`, {})).status).toBe(204);
      expect(await holders('role-editor')).toContain(member.email);
      expect((await ask('한 번 더 신청합니다.')).status).toBe(409);
      await post('/api/role/remove/role-editor', member.id);
    });
  });
}
