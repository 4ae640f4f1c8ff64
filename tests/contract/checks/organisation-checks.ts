import { describe, expect, it } from 'vitest';
import { problem } from '../../../mock-server/openapi/documentation.ts';
import { committee, department, governingSession, mission } from '../../../mock-server/openapi/organisation.ts';
import { member } from '../../../mock-server/openapi/people.ts';
import { personas } from '../../../mock-server/seeds/personas.ts';
import { anAccount, password } from '../../mock-server/support/people.ts';
import { signedIn } from '../support/browser.ts';
import type { Stage } from '../support/stage.ts';

/** Changes of 당회, committees, departments and missions, in the same shape in which they are read (ORGN-10). */
export function checkOrganisation({ cast, host }: Stage): void {
  const save = async (path: string, body: unknown) => {
    const response = await cast().admin.sendJson('PUT', path, body);
    expect(response.status).toBe(200);
    return response.json() as Promise<unknown>;
  };
  const someone = async () => {
    const { id, name } = member.parse(await cast().admin.json('/api/member/7'));
    return { id, name };
  };

  describe('the organisation', () => {
    it.each([
      ['/api/session', '/api/session'],
      ['/api/committee/detailed/1', '/api/committee/1'],
      ['/api/Department/101', '/api/Department/101'],
      ['/api/Department/1', '/api/Department/1'],
    ])('%s is the same after it was saved unchanged', async (read, write) => {
      const before = await cast().admin.json(read);
      expect(await save(write, before)).toEqual(before);
      expect(await cast().admin.json(read)).toEqual(before);
    });

    it('gives 당회 another clerk and leaves a board seat empty', async () => {
      const before = governingSession.parse(await cast().visitor.json('/api/session'));
      const clerk = await someone();
      const wanted = { ...before, 당회서기: clerk, board: { ...before.board, 부서기: null } };
      expect(await save('/api/session', wanted)).toEqual(wanted);
      await save('/api/session', before);
    });

    it('gives a committee another head, other duties, and one of its departments another treasurer', async () => {
      const before = committee.parse(await cast().admin.json('/api/committee/detailed/1'));
      const head = await someone();
      const [first, ...others] = before.departments;
      if (!first) throw new Error('the first committee has no department');
      const wanted = {
        ...before,
        위원장: head,
        jobs: ['예배 준비', '성찬 준비'],
        departments: [{ ...first, treasurer: head }, ...others],
      };
      expect(await save('/api/committee/1', wanted)).toEqual(wanted);
      expect(await cast().visitor.json('/api/session')).toMatchObject({
        committees: expect.arrayContaining([expect.objectContaining({ id: 1, chairman: head })]),
      });
      await save('/api/committee/1', before);
    });

    it('adds a member to a mission society and takes an officer away', async () => {
      const before = mission.parse(await cast().visitor.json('/api/Department/101'));
      const added = await someone();
      const others = before.members.filter(({ id }) => id !== added.id);
      const wanted = { ...before, treasurer: null, members: [...others, added] };
      expect(await save('/api/Department/101', wanted)).toEqual(wanted);
      await save('/api/Department/101', before);
    });

    it('gives a department a school and a choir', async () => {
      const before = department.parse(await cast().admin.json('/api/Department/1'));
      const teacher = await someone();
      const body = { school: { teachers: [teacher] }, choirs: [{ name: '새 찬양대', sopranos: [teacher] }] };
      expect(await save('/api/Department/1', body)).toMatchObject({
        school: { teachers: [teacher] },
        choirs: [{ name: '새 찬양대', sopranos: [teacher], conductor: null, bases: [] }],
      });
      await save('/api/Department/1', before);
    });

    it('tells whoever is signed in without being linked to a member no more than a visitor (ORGN-07, REL-35)', async () => {
      const unlinked = await signedIn(host(), personas.unlinked);
      const paths = [1, 2, 3, 4, 5, 6, 7].map((id) => `/api/committee/detailed/${id}`);
      const [seen, shown] = await Promise.all(
        [unlinked, cast().visitor].map((who) => Promise.all(paths.map((path) => who.json(path)))),
      );
      expect(seen).toEqual(shown);
      expect(JSON.stringify(seen)).toContain('studentCount');
      expect(JSON.stringify(seen)).not.toContain('"students"');
    });

    it('names pupils to linked members, and tells visitors how many there are (ORGN-07)', async () => {
      const path = '/api/committee/detailed/2';
      const [forVisitor, forMember] = [
        committee.parse(await cast().visitor.json(path)),
        committee.parse(await cast().member.json(path)),
      ];
      const pupils = forMember.departments.flatMap(({ school }) =>
        school !== null && 'students' in school ? [school.students] : [],
      );
      const counted = forVisitor.departments.flatMap(({ school }) =>
        school !== null && 'studentCount' in school ? [school.studentCount] : [],
      );
      expect(counted).toEqual(pupils.map(({ length }) => length));
      const infant = pupils[0]?.[0];
      expect(JSON.stringify(forMember)).toContain(`{"id":${infant?.id},`);
      expect(JSON.stringify(forVisitor)).not.toContain(`{"id":${infant?.id},`);
    });

    it('keeps the pupils whom an Admin without a member is not shown, when that Admin saves what was read', async () => {
      await anAccount(host().church, { email: 'new.admin@example.org', roles: ['Admin'] });
      const admin = await signedIn(host(), { email: 'new.admin@example.org', password });
      const path = '/api/committee/detailed/2';
      const before = await cast().member.json(path);
      const read = await admin.json(path);
      expect(read).toEqual(await cast().visitor.json(path));
      const saved = await admin.sendJson('PUT', '/api/committee/2', read);
      expect([saved.status, await saved.json()]).toEqual([200, read]);
      expect(await cast().member.json(path)).toEqual(before);
    });

    it('calls a choir one of pupils where its department says so, and only there (ORGN-07)', async () => {
      const before = department.parse(await cast().admin.json('/api/Department/2'));
      const [choir, ...others] = before.choirs;
      const mark = (pupils: boolean) => save('/api/Department/2', { choirs: [{ ...choir, pupils }, ...others] });
      await mark(true);
      const counted = department.parse(await cast().visitor.json('/api/Department/2')).choirs;
      expect(counted[0]).toMatchObject({ pupils: true, chief: choir?.chief, studentCount: expect.any(Number) });
      expect(counted[0]).not.toHaveProperty('sopranos');
      await mark(false);
      expect(await cast().admin.json('/api/Department/2')).toEqual(before);
    });

    it.each([
      ['/api/session', '/api/session', { 당회서기: null }],
      ['/api/committee/detailed/1', '/api/committee/1', { jobs: ['성찬 준비'] }],
      ['/api/Department/101', '/api/Department/101', { treasurer: null }],
      ['/api/Department/1', '/api/Department/1', { treasurer: null }],
    ])('%s is written over only as it was read, where the write says so (If-Match)', async (read, write, change) => {
      const response = await cast().admin.get(read);
      const before: unknown = await response.json();
      const version = response.headers.get('ETag') ?? '';
      expect((await cast().visitor.get(read)).headers.get('ETag')).toBe(version);
      const put = (body: unknown, tag: string) => cast().admin.sendJson('PUT', write, body, { 'If-Match': tag });
      const changed = await put(change, version);
      expect(changed.status).toBe(200);
      const now = changed.headers.get('ETag') ?? '';
      const late = await put(before, version);
      expect([late.status, late.headers.get('ETag')]).toEqual([412, now]);
      expect(problem.parse(await late.json()).status).toBe(412);
      expect(await cast().admin.json(read)).toMatchObject(change);
      const again = await put(before, now);
      expect([again.status, again.headers.get('ETag')]).toEqual([200, version]);
    });

    it('refuses an unknown person, and changes nothing', async () => {
      const before = await cast().visitor.json('/api/committee/detailed/1');
      const body = { 위원장: { id: 99999, name: '아무개' }, jobs: [] };
      expect((await cast().admin.sendJson('PUT', '/api/committee/1', body)).status).toBe(400);
      expect(await cast().visitor.json('/api/committee/detailed/1')).toEqual(before);
    });
  });
}
