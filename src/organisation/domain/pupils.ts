import type { Choir, ChurchSchool, Committee, Department, Person } from './organisation.ts';

/**
 * A committee as visitors may see it: pupils and infants are counted and not named (ORGN-07), even where the server has
 * sent names. Choirs of a department with a school are choirs of pupils, except for the adults who hold their offices.
 * Where the server gives a count of a choir's pupils, the members whom it names are not pupils.
 */
export function withoutPupilNames(committee: Committee): Committee {
  return { ...committee, departments: committee.departments.map(departmentForVisitors) };
}

function departmentForVisitors(department: Department): Department {
  const { school, choirs } = department;
  if (school === undefined) return department;
  return { ...department, school: schoolForVisitors(school), choirs: choirs.map(choirForVisitors) };
}

function schoolForVisitors(school: ChurchSchool): ChurchSchool {
  const { studentPresident, studentVicePresident, studentSecretary, studentBookkeeper, studentTreasurer } = school;
  const officers = [studentPresident, studentVicePresident, studentSecretary, studentBookkeeper, studentTreasurer];
  return {
    teachers: school.teachers,
    helperTeachers: school.helperTeachers,
    studentPresident: undefined,
    studentVicePresident: undefined,
    studentSecretary: undefined,
    studentBookkeeper: undefined,
    studentTreasurer: undefined,
    students: [],
    studentCount: school.studentCount ?? countOf([...officers, ...school.students]),
  };
}

function choirForVisitors(choir: Choir): Choir {
  if (choir.studentCount !== undefined) return choir;
  const { leader, accompanists, sopranos, altos, tenors, basses, members } = choir;
  return {
    ...choir,
    leader: undefined,
    accompanists: [],
    sopranos: [],
    altos: [],
    tenors: [],
    basses: [],
    members: [],
    studentCount: countOf([leader, ...accompanists, ...sopranos, ...altos, ...tenors, ...basses, ...members]),
  };
}

/** The number of different people; undefined when there are none. */
function countOf(named: readonly (Person | undefined)[]): number | undefined {
  const people = new Set(named.flatMap((person) => (person === undefined ? [] : [`${person.id ?? person.name}`])));
  return people.size === 0 ? undefined : people.size;
}
