import { describe, expect, it } from 'vitest';
import { withoutPupilNames } from '@/organisation/organisation.ts';
import { aChoir, aCommittee, aDepartment, aPerson, aSchool } from '../builders/organisation.ts';

const school = aSchool({
  teachers: [aPerson('교사')],
  studentPresident: aPerson('아이 하나', 1),
  studentTreasurer: aPerson('아이 셋', 3),
  students: [aPerson('아이 하나', 1), aPerson('아이 둘', 2)],
});
const choir = aChoir({
  conductor: aPerson('지휘자'),
  leader: aPerson('아이 하나', 1),
  sopranos: [aPerson('아이 하나', 1)],
  members: [aPerson('아이 둘', 2)],
});

const shown = (given: Parameters<typeof aDepartment>[0]) => {
  const [department] = withoutPupilNames(aCommittee({ departments: [aDepartment(given)] })).departments;
  if (department === undefined) throw new Error('The department has gone');
  return department;
};

describe('ORGN-07 pupils for visitors, whatever the server sends', () => {
  it('are counted once each and not named; their teachers are named', () => {
    const department = shown({ school, choirs: [choir] });
    expect(JSON.stringify(department)).not.toContain('아이');
    expect(department.school).toMatchObject({ teachers: school.teachers, studentCount: 3 });
    expect(department.choirs[0]).toMatchObject({ conductor: { name: '지휘자' }, studentCount: 2 });
  });

  it('have the server’s count', () => {
    expect(shown({ school: aSchool({ studentCount: 16 }) }).school?.studentCount).toBe(16);
    const counted = aChoir({ accompanists: [aPerson('반주자')], studentCount: 24 });
    expect(shown({ school, choirs: [counted] }).choirs).toEqual([counted]);
  });

  it('are not counted in a choir of adults or in an empty school', () => {
    expect(shown({ choirs: [choir] }).choirs).toEqual([choir]);
    expect(shown({ school: aSchool() }).school?.studentCount).toBeUndefined();
  });
});
