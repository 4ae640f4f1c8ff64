import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HttpClient } from '@/adapters/http/client.ts';
import { makeHttpMemberNameRepository } from '@/adapters/http/members.ts';
import { makeHttpOrganisationEditor } from '@/adapters/http/organisation.writing.ts';
import { makeHttpSessionGateway } from '@/adapters/http/session.ts';
import {
  type PartRef,
  type PartSheet,
  seatAt,
  seatsOf,
  withoutPersonInSeat,
  withPersonInSeat,
} from '@/organisation/parts.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { type PersonaName, personas } from '../../../mock-server/seeds/personas.ts';
import { aPerson } from '../../builders/organisation.ts';
import { openChurch } from '../../fakes/church.ts';
import { recordedFailures } from '../../fakes/failure-log.ts';
import { answered, inTurn, scriptedSender } from '../../fakes/scripted-sender.ts';

const valueOf = <Value>(outcome: Outcome<Value>): Value =>
  outcome.kind === 'done' ? outcome.value : expect.fail(`It was refused: ${outcome.reason}`);

const mission: PartRef = { kind: 'mission', id: 101 };
const committee: PartRef = { kind: 'committee', id: 2 };
const department: PartRef = { kind: 'department', id: 9 };
const governingSession: PartRef = { kind: 'governingSession', id: '' };
const blank: PartSheet = { name: '', sections: [], duties: undefined };
const minsu = aPerson('김민수', 7);

/** The body that is sent when a part is changed that the server returned as `body`. */
async function sent(part: PartRef, body: unknown, change: (sheet: PartSheet) => PartSheet): Promise<unknown> {
  const { send, calls } = inTurn(answered(200, body), answered(200, body));
  const editor = makeHttpOrganisationEditor(send);
  const { sheet, source } = valueOf(await editor.read(part));
  await editor.write(part, change(sheet), source);
  return calls[1]?.json;
}

const holdersIn = (sheet: PartSheet, section: string, office: string) =>
  seatAt(sheet, { section, office })?.holders.map(({ name }) => name);

describe('ORGN-10 the version of a part', () => {
  it('is sent with a write, and another version is refused', async () => {
    const { send, calls } = inTurn(
      answered(200, { name: '선교회' }, '"7"'),
      answered(412, { title: 'Precondition Failed' }, '"8"'),
    );
    const editor = makeHttpOrganisationEditor(send);
    const { sheet, source } = valueOf(await editor.read(mission));
    expect(await editor.write(mission, sheet, source)).toEqual(refused('conflict'));
    expect(calls[1]).toMatchObject({ method: 'PUT', ifMatch: '"7"' });
  });
});

describe('ORGN-10, ORGN-11 what is not edited is sent back unchanged', () => {
  const president = { section: 'mission', office: 'president' };
  const members = { section: 'mission', office: 'members' };

  it('except for the changed seat', async () => {
    const body = { id: 101, name: '남선교회', president: { id: 1, name: '가' }, secretary: null, motto: '사랑' };
    expect(await sent(mission, body, (sheet) => withPersonInSeat(sheet, president, minsu))).toEqual({
      ...body,
      president: { id: 7, name: '김민수' },
    });
  });

  it('and so are people who stay: the server may have more data about them', async () => {
    const body = {
      members: [
        { id: 1, name: '가', phone: '1' },
        { id: 2, name: '나', phone: '2' },
      ],
    };
    expect(await sent(mission, body, (sheet) => withPersonInSeat(sheet, members, minsu))).toEqual({
      members: [...body.members, { id: 7, name: '김민수' }],
    });
    expect(await sent(mission, body, (sheet) => withoutPersonInSeat(sheet, members, aPerson('가', 1)))).toEqual({
      members: [{ id: 2, name: '나', phone: '2' }],
    });
  });

  it('and so are entries that could not be read, since nobody removed them', async () => {
    const body = { members: [{ id: 1, name: '가' }, { id: 9 }, null, 7] };
    expect(await sent(mission, body, (sheet) => withPersonInSeat(sheet, members, minsu))).toEqual({
      members: [{ id: 1, name: '가' }, { id: 7, name: '김민수' }, { id: 9 }, 7],
    });
  });

  it('and people without an id keep only their name', async () => {
    const body = { members: [{ name: '손님' }] };
    expect(await sent(mission, body, (sheet) => withPersonInSeat(sheet, members, minsu))).toEqual({
      members: [{ name: '손님' }, { id: 7, name: '김민수' }],
    });
    expect(await sent(mission, { name: 'a' }, (sheet) => withPersonInSeat(sheet, president, aPerson('손님')))).toEqual({
      name: 'a',
      president: { name: '손님' },
    });
  });

  it('and an emptied seat is null, or an empty list', async () => {
    const body = { president: { id: 1, name: '가' }, members: [{ id: 1, name: '가' }] };
    const nobody = await sent(mission, body, (sheet) =>
      withoutPersonInSeat(withoutPersonInSeat(sheet, president, aPerson('가', 1)), members, aPerson('가', 1)),
    );
    expect(nobody).toEqual({ president: null, members: [] });
  });

  it('the board of the governing session is a part of its own, even if there was none', async () => {
    const clerk = { section: 'board', office: 'deputyClerk' };
    expect(
      await sent(governingSession, { 당회장: null, committees: [{ id: 1 }] }, (sheet) =>
        withPersonInSeat(sheet, clerk, minsu),
      ),
    ).toEqual({
      당회장: null,
      committees: [{ id: 1 }],
      board: { 부서기: { id: 7, name: '김민수' } },
    });
  });

  it('a department keeps its school and each of its choirs, also those of the same name', async () => {
    const choir = (name: string, more = {}) => ({ name, robe: 'white', ...more });
    const body = {
      name: '학생부',
      school: { teachers: [], room: 3 },
      choirs: [choir('찬양대'), null, choir('찬양대', { bases: [{ id: 1, name: '가' }] }), 7],
    };
    const changed = await sent(department, body, (sheet) => {
      const keys = sheet.sections.map(({ key }) => key);
      const [, school = '', , second = ''] = keys;
      const taught = withPersonInSeat(sheet, { section: school, office: 'teachers' }, minsu);
      return withPersonInSeat(taught, { section: second, office: 'basses' }, minsu);
    });
    expect(changed).toEqual({
      name: '학생부',
      school: { teachers: [{ id: 7, name: '김민수' }], room: 3 },
      choirs: [
        choir('찬양대'),
        null,
        choir('찬양대', {
          bases: [
            { id: 1, name: '가' },
            { id: 7, name: '김민수' },
          ],
        }),
        7,
      ],
    });
  });

  it('a seat whose pupils are only counted is not offered, and stays away from what is sent (ORGN-07)', async () => {
    const body = {
      name: '학생부',
      school: { teachers: [], helperTeachers: [], studentCount: 28 },
      choirs: [{ name: '찬양대', pupils: true, studentCount: 12, chief: null, secretary: null }],
    };
    const changed = await sent(department, body, (sheet) => {
      const [, school, choir] = sheet.sections;
      expect(school?.seats.map(({ office }) => office)).toEqual(['teachers', 'helperTeachers']);
      expect(choir?.seats.map(({ office }) => office)).toEqual(['chief', 'secretary']);
      return withPersonInSeat(sheet, { section: school?.key ?? '', office: 'teachers' }, minsu);
    });
    expect(changed).toEqual({ ...body, school: { ...body.school, teachers: [{ id: 7, name: '김민수' }] } });
  });

  it.each([
    ['교재를 고릅니다.\n교사를 세웁니다.', ['교재를 고릅니다.', '교사를 세웁니다.']],
    [' \n 새 업무 \n', ['새 업무']],
    ['', []],
    ['e\u0301', ['é']],
  ])('the duties %j are sent as %j', async (duties, jobs) => {
    const body = { name: '교육', jobs: ['옛 업무'], departments: [{ id: 9, name: '학생부', colour: 'red' }] };
    expect(await sent(committee, body, (sheet) => ({ ...sheet, duties }))).toEqual({ ...body, jobs });
  });

  it('duties that were not changed are sent as they came', async () => {
    const body = { jobs: [' 옛\n업무 ', 7, null], 위원장: null };
    const chairman = { section: 'committee', office: 'chairman' };
    expect(await sent(committee, body, (sheet) => withPersonInSeat(sheet, chairman, minsu))).toEqual({
      ...body,
      위원장: { id: 7, name: '김민수' },
    });
  });

  it('an unchanged part is sent exactly as it came', async () => {
    const names = [
      'name',
      'president',
      'members',
      'school',
      'choirs',
      'jobs',
      'board',
      '당회장',
      'departments',
      'else',
    ];
    const body = fc.dictionary(fc.constantFrom(...names), fc.jsonValue());
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(mission, committee, department, governingSession), body, async (part, json) => {
        const { send, calls } = scriptedSender(() => answered(200, json));
        const editor = makeHttpOrganisationEditor(send);
        const reading = await editor.read(part);
        if (reading.kind === 'refused') return;
        await editor.write(part, reading.value.sheet, reading.value.source);
        expect(calls[1]?.json).toEqual(json);
      }),
    );
  });
});

describe('ORGN-10 the organisation of the church', () => {
  async function as(name: PersonaName) {
    const church = await openChurch({ world: 'everyday' });
    const { email, password } = personas[name];
    const token = await makeHttpSessionGateway(church.send, recordedFailures()).signIn({ email, password });
    const bearer = token.kind === 'done' ? token.value : undefined;
    const send: HttpClient = (call) => church.send({ ...call, bearer });
    return { ...church, editor: makeHttpOrganisationEditor(send), members: makeHttpMemberNameRepository(send) };
  }

  it.each([
    [mission, ['mission'], '회장', { section: 'mission', office: 'president' }],
    [committee, ['committee'], '위원장', { section: 'committee', office: 'chairman' }],
    [governingSession, ['governingSession', 'board'], '부서기', { section: 'board', office: 'deputyClerk' }],
    [
      department,
      ['department', 'school', 'choir 0 학생부 찬양대'],
      '지휘',
      { section: 'choir 0 학생부 찬양대', office: 'conductor' },
    ],
  ] as const)('%j is read, changed and read again', async (part, sections, _, place) => {
    const { editor, members, host } = await as('admin');
    const before = valueOf(await editor.read(part));
    expect(before.sheet.sections.map(({ key }) => key)).toEqual(sections);
    const [first] = valueOf(await members.all());
    const person = aPerson(first?.name ?? '', first?.id);
    const written = valueOf(await editor.write(part, withPersonInSeat(before.sheet, place, person), before.source));
    expect(seatAt(written.sheet, place)?.holders).toEqual([person]);
    const after = valueOf(await editor.read(part));
    expect(after).toEqual(written);
    const others = (sheet: PartSheet) => seatsOf(sheet).filter((seat) => seat.place.office !== place.office);
    expect(others(after.sheet)).toEqual(others(before.sheet));
    host.close();
  });

  it('a committee lists its departments', async () => {
    const { editor, host } = await as('admin');
    const { departments, sheet } = valueOf(await editor.read(committee));
    expect(departments).toHaveLength(12);
    expect(departments[0]).toEqual({ id: 6, name: '유치부 영아반' });
    expect(sheet.duties).toContain('교재를 고릅니다.\n');
    host.close();
  });

  it('is read and written at its own addresses, by an Admin only', async () => {
    const { editor, members, calls, host } = await as('member');
    const { sheet, source } = valueOf(await editor.read(governingSession));
    expect(await editor.write(governingSession, sheet, source)).toEqual(refused('forbidden'));
    expect(await editor.write(committee, sheet, source)).toEqual(refused('forbidden'));
    expect(await editor.write({ kind: 'mission', id: 'a/b' }, sheet, source)).toEqual(refused('forbidden'));
    expect(await members.all()).toEqual(refused('forbidden'));
    expect(calls().slice(1)).toEqual([
      'GET /api/session',
      'PUT /api/session',
      'PUT /api/committee/2',
      'PUT /api/Department/a%2Fb',
      'GET /api/Member',
    ]);
    host.close();
  });

  it('that does not exist is not found, and a server that takes no changes does not support them', async () => {
    const { editor, host } = await as('admin');
    expect(await editor.read({ kind: 'mission', id: 404 })).toEqual(refused('notFound'));
    const { send } = scriptedSender(() => answered(404));
    const { sheet, source } = valueOf(await editor.read(mission));
    const write = makeHttpOrganisationEditor(send).write(mission, sheet, source);
    expect(await write).toEqual(refused('unsupported'));
    host.close();
  });

  it('is read again when the server returns nothing after a write', async () => {
    const body = { name: '남선교회', president: { id: 7, name: '김민수' } };
    const { send, calls } = inTurn(answered(204), answered(200, body));
    const sheet = valueOf(await makeHttpOrganisationEditor(() => Promise.resolve(answered(200, body))).read(mission));
    const written = valueOf(await makeHttpOrganisationEditor(send).write(mission, sheet.sheet, sheet.source));
    expect(holdersIn(written.sheet, 'mission', 'president')).toEqual(['김민수']);
    expect(calls.map(({ method = 'GET', path }) => `${method} ${path}`)).toEqual([
      'PUT api/Department/101',
      'GET api/Department/101',
    ]);
  });

  it('is not written over a reading that cannot be told, which would empty what is not edited here', async () => {
    const { send, calls } = scriptedSender(() => answered(200, {}));
    expect(await makeHttpOrganisationEditor(send).write(mission, blank, {})).toEqual(refused('unexpected'));
    expect(calls).toEqual([]);
  });
});

describe('the members who can be chosen', () => {
  it('are those with a name, in Korean order', async () => {
    const { send } = inTurn(
      answered(200, [
        { id: 1, name: '이선영' },
        { id: 2, name: ' ' },
        { name: '번호 없음' },
        { id: 3, name: '김민수', email: 'a@b.c' },
      ]),
    );
    expect(await makeHttpMemberNameRepository(send).all()).toEqual(
      done([
        { id: 3, name: '김민수', email: 'a@b.c' },
        { id: 1, name: '이선영', email: '' },
      ]),
    );
  });
});
