import { describe, expect, it } from 'vitest';
import { namesPupils, withoutPupilNames } from '@/organisation/organisation.ts';
import { aChoir, aCommittee, aDepartment, aPerson, aSchool } from '../builders/organisation.ts';

const school = aSchool({
  teachers: [aPerson('교사')],
  studentPresident: aPerson('아이 하나', 1),
  studentTreasurer: aPerson('아이 셋', 3),
  students: [aPerson('아이 하나', 1), aPerson('아이 둘', 2)],
});
const choir = aChoir({
  pupils: true,
  conductor: aPerson('지휘자'),
  leader: aPerson('아이 하나', 1),
  accompanists: [aPerson('반주자'), aPerson('아이 넷', 4)],
  sopranos: [aPerson('아이 하나', 1), aPerson('아이 넷', 4)],
  members: [aPerson('아이 둘', 2)],
});
const adults = aChoir({ name: '시온찬양대', sopranos: [aPerson('어른')], members: [aPerson('청년', 9)] });

const shown = (...given: readonly Parameters<typeof aDepartment>[0][]) =>
  withoutPupilNames(aCommittee({ departments: given.map(aDepartment) })).departments;

describe('ORGN-07 pupils for readers who are linked to no member, whatever the server sends', () => {
  it('are counted once each and not named; those who teach and lead them are', () => {
    const [department] = shown({ school, choirs: [choir] });
    expect(JSON.stringify(department)).not.toContain('아이');
    expect(department?.school).toMatchObject({ teachers: school.teachers, studentCount: 3 });
    expect(department?.choirs[0]).toMatchObject({
      conductor: { name: '지휘자' },
      accompanists: [{ name: '반주자' }],
      studentCount: 3,
    });
  });

  it('have the server’s count', () => {
    expect(shown({ school: aSchool({ studentCount: 16 }) })[0]?.school?.studentCount).toBe(16);
    const counted = aChoir({ pupils: true, accompanists: [aPerson('반주자')], studentCount: 24 });
    expect(shown({ school, choirs: [counted] })[0]?.choirs).toEqual([counted]);
  });

  it('sing in a choir only where its department says so: adults beside a school keep their names', () => {
    expect(shown({ school, choirs: [adults] })[0]?.choirs).toEqual([adults]);
    expect(shown({ choirs: [choir] })[0]?.choirs[0]).toMatchObject({ sopranos: [], members: [], studentCount: 3 });
  });

  it('are named in no other place of the committee either', () => {
    const [, other] = shown(
      { school, choirs: [choir] },
      { secretary: aPerson('아이 둘', 2), choirs: [{ ...adults, accompanists: [aPerson('아이 넷', 4)] }] },
    );
    expect(JSON.stringify(other)).not.toContain('아이');
    expect(other?.choirs[0]?.sopranos).toEqual(adults.sopranos);
  });

  it('are not counted in an empty school', () => {
    expect(shown({ school: aSchool() })[0]?.school?.studentCount).toBeUndefined();
  });
});

it.each([
  [true, { school }],
  [true, { choirs: [choir] }],
  [false, { school: aSchool({ teachers: [aPerson('교사')], studentCount: 16 }), choirs: [adults] }],
])('ORGN-07 that a committee names pupils is %s', (named, given) => {
  expect(namesPupils(aCommittee({ departments: [aDepartment(given)] }))).toBe(named);
});
