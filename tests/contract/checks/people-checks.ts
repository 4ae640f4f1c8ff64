import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { duty, member, memberEntry } from '../../../mock-server/openapi/people.ts';
import type { Stage } from '../support/stage.ts';
import { checkZones } from './zone-checks.ts';

const json = { 'Content-Type': 'application/json' };

/** Members, duties, zones and families. */
export function checkPeople(stage: Stage): void {
  const admin = () => stage.cast().admin;
  const add = async (name: string) => {
    const response = await admin().sendJson('POST', '/api/Member', { name, gender: 'female', birthDate: '1990-02-28' });
    expect(response.status).toBe(201);
    return member.parse(await response.json());
  };
  const ids = async () =>
    z
      .array(memberEntry)
      .parse(await admin().json('/api/Member'))
      .map(({ id }) => id);

  describe('members (MEMB-04 to MEMB-06)', () => {
    it('are added, deleted and restored', async () => {
      const { id, ...added } = await add('황보라');
      expect(added).toMatchObject({ name: '황보라', gender: 'female', birthDate: '1990-02-28', duty: null });
      expect(await ids()).toContain(id);
      expect((await admin().send('DELETE', `/api/member/${id}`)).status).toBe(204);
      expect(await ids()).not.toContain(id);
      expect((await admin().get(`/api/member/${id}`)).status).toBe(404);
      const restored = await admin().send('POST', `/api/member/${id}/restore`);
      expect(member.parse(await restored.json())).toEqual({ id, ...added });
      expect(await ids()).toContain(id);
    });

    it.each([
      { name: ' ', gender: 'male', birthDate: '1990-02-28' },
      { name: '황보라', gender: '', birthDate: '1990-02-28' },
      { name: '황보라', gender: 'male', birthDate: '1990-02-30' },
    ])('are refused as %o', async (draft) => {
      expect((await admin().sendJson('POST', '/api/Member', draft)).status).toBe(400);
    });

    it('are saved against the ETag that was read, 409 once another user has saved', async () => {
      const { id } = await add('선우진');
      const read = await admin().get(`/api/member/${id}`);
      const save = (changes: object) =>
        admin().send('PUT', `/api/member/${id}`, {
          body: JSON.stringify(changes),
          headers: { ...json, 'If-Match': read.headers.get('ETag') ?? '' },
        });
      const body = member.parse(await read.json());
      const saved = await save({ ...body, email: 'jin@example.org', duty: { id: 13, name: '서리집사' } });
      expect(saved.status).toBe(200);
      expect(saved.headers.get('ETag')).not.toBe(read.headers.get('ETag'));
      expect(await saved.json()).toMatchObject({ id, email: 'jin@example.org', duty: { id: 13, name: '서리집사' } });
      expect((await save(body)).status).toBe(409);
      expect(await admin().json(`/api/member/${id}`)).toMatchObject({ email: 'jin@example.org' });
    });
  });

  describe('duties (DUTY-04)', () => {
    const holders = async (dutyId: number) =>
      duty.parse(await stage.cast().visitor.json(`/api/Duty/WithMembers/${dutyId}`)).members.map(({ id }) => id);

    it('change hands, 409 when the member is no longer where they are taken from', async () => {
      const { id } = await add('제갈민');
      const move = (from: number | null, to: number) =>
        admin().sendJson('PUT', `/api/Duty/${to}/members/${id}`, { fromDutyId: from });
      expect((await move(null, 10)).status).toBe(204);
      expect((await move(10, 11)).status).toBe(204);
      expect(await holders(11)).toContain(id);
      expect(await holders(10)).not.toContain(id);
      expect((await move(10, 12)).status).toBe(409);
      expect(await holders(11)).toContain(id);
      expect((await move(11, 99)).status).toBe(404);
    });

    it('are taken away, once', async () => {
      const { id } = await add('제갈윤');
      await admin().sendJson('PUT', `/api/Duty/10/members/${id}`, { fromDutyId: null });
      const take = (from: number) => admin().send('DELETE', `/api/Duty/${from}/members/${id}`);
      expect((await take(11)).status).toBe(409);
      expect((await take(10)).status).toBe(204);
      expect(await holders(10)).not.toContain(id);
      expect((await take(10)).status).toBe(409);
    });

    it('answer 404 for a duty that the church does not have', async () => {
      expect((await stage.cast().visitor.get('/api/Duty/WithMembers/99')).status).toBe(404);
    });
  });

  checkZones(stage);
}
