import { describe, expect, it } from 'vitest';
import { makeHttpOrganisationRepository } from '@/adapters/http/organisation.ts';
import { done, refused } from '@/shared/outcome.ts';
import { aChoir, aDepartment, aPerson, aSchool } from '../../builders/organisation.ts';
import { openChurch } from '../../fakes/church.ts';

const answering = (body: unknown, status = 200) =>
  makeHttpOrganisationRepository(() => Promise.resolve({ kind: 'answered', status, body }));

const someone = (name: string) => ({ id: name.length, name });
const known = (name: string) => aPerson(name, name.length);

describe('ORGN-11 the governing session under the wire’s names', () => {
  it('is read completely', async () => {
    const body = {
      당회장: someone('한경수'),
      당회서기: someone('박정훈'),
      board: { 서기: someone('윤지혜'), 부서기: someone('서동욱') },
      committees: [{ id: 1, name: '예배', chairman: someone('김성호'), secretary: someone('이은경') }],
      missions: [{ id: 101, name: '제1남선교회' }],
    };
    expect(await answering(body).governingSession()).toEqual(
      done({
        chairman: known('한경수'),
        clerk: known('박정훈'),
        board: { clerk: known('윤지혜'), deputyClerk: known('서동욱') },
        committees: [{ id: 1, name: '예배', chairman: known('김성호'), secretary: known('이은경') }],
        missions: [{ id: 101, name: '제1남선교회' }],
      }),
    );
  });

  const NOBODY = { chairman: undefined, clerk: undefined, board: {}, committees: [], missions: [] };

  it.each([
    [{ 당회장: null, 당회서기: null, board: null, committees: null, missions: null }, NOBODY],
    [{ missions: [] }, NOBODY],
    [{ board: 'text', 당회장: 7 }, NOBODY],
    [
      { 당회장: ' 한경수 ', 당회서기: '  ', board: { 서기: '윤지혜' } },
      { ...NOBODY, chairman: aPerson('한경수'), board: { clerk: aPerson('윤지혜') } },
    ],
    [
      { 당회장: { name: ' 한경수 ' }, committees: [{ id: 'a', name: '예배' }, { name: '번호 없음' }, { id: 2 }, null] },
      { ...NOBODY, chairman: aPerson('한경수'), committees: [{ id: 'a', name: '예배' }] },
    ],
  ])('keeps the valid parts of %j', async (body, governingSession) => {
    expect(await answering(body).governingSession()).toEqual(done(governingSession));
  });

  it.each([null, undefined, [], {}, 'text', { unexpected: true }, { committees: 'text' }, { missions: {} }])(
    'REL-13 is malformed as %j',
    async (body) => {
      expect(await answering(body).governingSession()).toEqual(refused('malformed'));
    },
  );
});

describe('ORGN-11 a committee under the wire’s names', () => {
  it('is read completely', async () => {
    const body = {
      id: 2,
      name: '교육',
      위원장: someone('김성호'),
      총무: null,
      jobs: ['교재를 고릅니다.', '', null, 7],
      departments: [
        {
          name: '학생부',
          chairman: someone('가'),
          president: someone('나나'),
          vicePresident: someone('다'),
          secretary: someone('라'),
          deaconess: someone('마'),
          treasurer: someone('바'),
          bookKeeper: someone('사'),
          treasureBookKeeper: someone('아'),
          infoKeeper: someone('자'),
          members: [someone('차')],
          school: {
            teachers: [someone('카')],
            helperTeachers: [someone('타')],
            studentPresident: someone('파'),
            studentVicePresident: someone('하'),
            studentSecretary: someone('거'),
            studentBookKeeper: someone('너'),
            studentTreasurer: someone('더'),
            students: [someone('러')],
          },
          choirs: [
            {
              name: '찬양대',
              pupils: true,
              chief: someone('머'),
              secretary: someone('버'),
              leader: someone('서'),
              conductor: someone('어'),
              viceConductor: someone('저'),
              director: someone('처'),
              coordinator: someone('커'),
              accompaniments: [someone('터')],
              sopranos: [someone('퍼')],
              altos: [someone('허')],
              tenors: [someone('고')],
              bases: [someone('노')],
              members: [someone('도')],
            },
          ],
        },
      ],
    };
    expect(await answering(body).committee(2)).toEqual(
      done({
        name: '교육',
        chairman: known('김성호'),
        secretary: undefined,
        duties: ['교재를 고릅니다.'],
        departments: [
          {
            name: '학생부',
            chairman: known('가'),
            president: known('나나'),
            vicePresident: known('다'),
            secretary: known('라'),
            deaconess: known('마'),
            treasurer: known('바'),
            bookkeeper: known('사'),
            treasuryBookkeeper: known('아'),
            informationKeeper: known('자'),
            members: [known('차')],
            school: {
              teachers: [known('카')],
              helperTeachers: [known('타')],
              studentPresident: known('파'),
              studentVicePresident: known('하'),
              studentSecretary: known('거'),
              studentBookkeeper: known('너'),
              studentTreasurer: known('더'),
              students: [known('러')],
            },
            choirs: [
              {
                name: '찬양대',
                pupils: true,
                chief: known('머'),
                secretary: known('버'),
                leader: known('서'),
                conductor: known('어'),
                viceConductor: known('저'),
                director: known('처'),
                coordinator: known('커'),
                accompanists: [known('터')],
                sopranos: [known('퍼')],
                altos: [known('허')],
                tenors: [known('고')],
                basses: [known('노')],
                members: [known('도')],
              },
            ],
          },
        ],
      }),
    );
  });

  const bare = { name: '', duties: [], departments: [] };

  it.each([
    [{ name: null, 위원장: null, 총무: null, jobs: null, departments: null }, bare],
    [{ name: '교육' }, { ...bare, name: '교육' }],
    [{ departments: [null, 7, {}] }, { ...bare, departments: [aDepartment({ name: '' })] }],
    [
      {
        departments: [
          { name: '학생부', school: null, choirs: null },
          { name: '청년부', school: 'text' },
        ],
      },
      { ...bare, departments: [aDepartment({ name: '학생부' }), aDepartment({ name: '청년부' })] },
    ],
    [
      { departments: [{ name: '학생부', school: {}, choirs: [{}, null] }] },
      {
        ...bare,
        departments: [aDepartment({ name: '학생부', school: aSchool(), choirs: [aChoir({ name: '' })] })],
      },
    ],
  ])('keeps the valid parts of %j', async (body, committee) => {
    expect(await answering(body).committee(2)).toEqual(done(committee));
  });

  it.each([null, [], {}, 'text', { unexpected: true }, { name: 7 }, { name: '교육', departments: 'text' }])(
    'REL-13 is malformed as %j',
    async (body) => {
      expect(await answering(body).committee(2)).toEqual(refused('malformed'));
    },
  );
});

describe('ORGN-11 a mission society under the wire’s names', () => {
  it('is read completely', async () => {
    const body = {
      id: 101,
      name: '제1남선교회',
      president: someone('가'),
      vicePresident: someone('나'),
      secretary: someone('다'),
      bookKeeper: someone('라'),
      treasurer: someone('마'),
      members: [someone('바')],
    };
    expect(await answering(body).mission(101)).toEqual(
      done({
        name: '제1남선교회',
        president: known('가'),
        vicePresident: known('나'),
        secretary: known('다'),
        bookkeeper: known('라'),
        treasurer: known('마'),
        members: [known('바')],
      }),
    );
  });

  it('keeps the valid parts', async () => {
    expect(await answering({ name: '제1남선교회', president: null }).mission(101)).toEqual(
      done({ name: '제1남선교회', members: [] }),
    );
  });

  it.each([null, [], {}, 'text', { unexpected: true }, { members: 7 }])('REL-13 is malformed as %j', async (body) => {
    expect(await answering(body).mission(101)).toEqual(refused('malformed'));
  });
});

describe('the organisation of the church', () => {
  it('is requested and found at its addresses', async () => {
    const { send, calls, host } = await openChurch({ world: 'everyday' });
    const directory = makeHttpOrganisationRepository(send);
    const governingSession = await directory.governingSession();
    expect(governingSession).toMatchObject({ kind: 'done', value: { board: { clerk: { name: expect.any(String) } } } });
    expect(
      governingSession.kind === 'done' && [
        governingSession.value.committees.length,
        governingSession.value.missions.length,
      ],
    ).toEqual([7, 8]);
    expect(await directory.mission('101')).toMatchObject({ kind: 'done', value: { name: '제1남선교회' } });
    const education = await directory.committee('2');
    expect(education.kind === 'done' && education.value.departments).toHaveLength(12);
    expect(await directory.committee('7')).toMatchObject({ kind: 'done', value: { secretary: undefined } });
    expect(calls()).toEqual([
      'GET /api/session',
      'GET /api/Department/101',
      'GET /api/committee/detailed/2',
      'GET /api/committee/detailed/7',
    ]);
    expect(await directory.committee('404')).toEqual(refused('notFound'));
    host.close();
  });

  it('is read in the hostile world too', async () => {
    const { send, host } = await openChurch({ world: 'hostile' });
    const directory = makeHttpOrganisationRepository(send);
    expect((await directory.governingSession()).kind).toBe('done');
    expect((await directory.committee(1)).kind).toBe('done');
    expect((await directory.mission(101)).kind).toBe('done');
    host.close();
  });

  it('encodes an id from the address bar, so that it cannot change the path', async () => {
    const paths: string[] = [];
    const directory = makeHttpOrganisationRepository(({ path }) => {
      paths.push(path);
      return Promise.resolve({ kind: 'answered', status: 404, body: undefined });
    });
    await directory.committee('../../role?x=1');
    await directory.mission('a/b');
    expect(paths).toEqual(['api/committee/detailed/..%2F..%2Frole%3Fx%3D1', 'api/Department/a%2Fb']);
  });
});
