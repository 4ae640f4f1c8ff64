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

  describe('who has a role (ROLE-03)', () => {
    it('is said to others than Admins by name alone', async () => {
      const { users } = roleDetail.parse(await cast().member.json('/api/role/role-editor'));
      expect(users.length).toBeGreaterThan(0);
      expect(users.map((user) => Object.keys(user))).toEqual(users.map(() => ['username']));
      const known = roleDetail.parse(await cast().admin.json('/api/role/role-editor')).users;
      expect(known.map(({ username }) => username)).toEqual(users.map(({ username }) => username));
      expect(known.map(({ email }) => email)).not.toContain(undefined);
    });
  });

  describe('the last Admin (ROLE-08)', () => {
    it('keeps the role, and can give it up once there is another', async () => {
      const { admin } = personas;
      const refused = await post('/api/role/remove/role-admin', admin.id);
      expect(refused.status).toBe(409);
      expect(await refused.text()).toContain('마지막 관리자입니다.');
      expect(await holders('role-admin')).toEqual([admin.email]);
      await post('/api/role/add/role-admin', member.email);
      expect((await post('/api/role/remove/role-admin', member.id)).status).toBe(200);
      expect((await post('/api/role/remove/role-admin', admin.id)).status).toBe(409);
    });
  });

  describe('role requests (ROLE-07)', () => {
    it('for Admin are refused (ROLE-08)', async () => {
      const body = { roleId: 'role-admin', reason: '관리를 돕겠습니다.' };
      expect((await cast().member.sendJson('POST', '/api/role/requests', body)).status).toBe(422);
    });

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

    it('are taken back by their author while nobody has decided (ROLE-08)', async () => {
      const { id } = await ask('찬양 악보를 올리고 싶습니다.');
      const takeBack = (who: 'member' | 'editor') => cast()[who].send('DELETE', `/api/role/requests/${id}`);
      expect((await takeBack('editor')).status).toBe(404);
      expect((await takeBack('member')).status).toBe(204);
      expect((await takeBack('member')).status).toBe(404);
      expect((await list('admin')).map((each) => each.id)).not.toContain(id);
      const again = await ask('다시 생각했습니다.');
      await post(`/api/role/requests/${again.id}/decline`, {});
      expect((await cast().member.send('DELETE', `/api/role/requests/${again.id}`)).status).toBe(409);
    });

    it('give the role when they are granted', async () => {
      const { id } = await ask('행사를 올리고 싶습니다.');
      expect((await post(`/api/role/requests/${id}/grant`, {})).status).toBe(204);
      expect(await holders('role-editor')).toContain(member.email);
      expect((await ask('한 번 더 신청합니다.')).status).toBe(409);
      await post('/api/role/remove/role-editor', member.id);
    });

    it.each(['grant', 'decline'])('are open again when a %s is taken back (ROLE-08)', async (decision) => {
      const { id } = await ask('잘못 눌린 신청입니다.');
      expect((await post(`/api/role/requests/${id}/reopen`, {})).status).toBe(409);
      expect((await post(`/api/role/requests/${id}/${decision}`, {})).status).toBe(204);
      expect((await post(`/api/role/requests/${id}/reopen`, {})).status).toBe(204);
      expect(await holders('role-editor')).not.toContain(member.email);
      expect((await list('admin')).find((each) => each.id === id)).toMatchObject({ state: 'open', answer: null });
      await post(`/api/role/requests/${id}/decline`, {});
    });
  });
}
