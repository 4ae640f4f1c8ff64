import type { EntityId } from '@/shared/entity-id.ts';

export interface Person {
  /** Undefined where the server gives only a name. */
  readonly id: EntityId | undefined;
  readonly name: string;
}

/** 당회 with its board, and the names of its committees and societies (ORGN-01, ORGN-02). */
export interface GoverningSession {
  readonly chairman: Person | undefined;
  readonly clerk: Person | undefined;
  readonly board: Board;
  readonly committees: readonly CommitteeEntry[];
  readonly missions: readonly MissionEntry[];
}

/** Whether no name and no number is entered yet. */
export function hasNobody({ chairman, clerk, committees, missions }: GoverningSession): boolean {
  return chairman === undefined && clerk === undefined && committees.length === 0 && missions.length === 0;
}

/** The board that keeps the committees' books. */
export interface Board {
  readonly clerk: Person | undefined;
  readonly deputyClerk: Person | undefined;
}

export interface CommitteeEntry {
  readonly id: EntityId;
  /** Without the word "committee". */
  readonly name: string;
  readonly chairman: Person | undefined;
  readonly secretary: Person | undefined;
}

export interface MissionEntry {
  readonly id: EntityId;
  readonly name: string;
}

/** A mission society with its officers (ORGN-04). */
export interface MissionSociety {
  readonly name: string;
  readonly president: Person | undefined;
  readonly vicePresident: Person | undefined;
  readonly secretary: Person | undefined;
  readonly bookkeeper: Person | undefined;
  readonly treasurer: Person | undefined;
  readonly members: readonly Person[];
}

/** A committee with its duties and departments (ORGN-05…08). */
export interface Committee {
  readonly name: string;
  readonly chairman: Person | undefined;
  readonly secretary: Person | undefined;
  readonly duties: readonly string[];
  readonly departments: readonly Department[];
}

export interface Department {
  readonly name: string;
  readonly chairman: Person | undefined;
  readonly president: Person | undefined;
  readonly vicePresident: Person | undefined;
  readonly secretary: Person | undefined;
  readonly deaconess: Person | undefined;
  readonly treasurer: Person | undefined;
  readonly bookkeeper: Person | undefined;
  readonly treasuryBookkeeper: Person | undefined;
  readonly informationKeeper: Person | undefined;
  readonly members: readonly Person[];
  /** Undefined for a department without a school. */
  readonly school: ChurchSchool | undefined;
  readonly choirs: readonly Choir[];
}

/** The departments of a committee that were read, or `missed` where they could not be. */
export type Branch = readonly Department[] | 'missed';

export interface ChurchSchool {
  readonly teachers: readonly Person[];
  readonly helperTeachers: readonly Person[];
  readonly studentPresident: Person | undefined;
  readonly studentVicePresident: Person | undefined;
  readonly studentSecretary: Person | undefined;
  readonly studentBookkeeper: Person | undefined;
  readonly studentTreasurer: Person | undefined;
  readonly students: readonly Person[];
  /** The number of pupils when they are not named. */
  readonly studentCount: number | undefined;
}

export interface Choir {
  readonly name: string;
  readonly chief: Person | undefined;
  readonly secretary: Person | undefined;
  readonly leader: Person | undefined;
  readonly conductor: Person | undefined;
  readonly viceConductor: Person | undefined;
  readonly director: Person | undefined;
  readonly coordinator: Person | undefined;
  readonly accompanists: readonly Person[];
  readonly sopranos: readonly Person[];
  readonly altos: readonly Person[];
  readonly tenors: readonly Person[];
  readonly basses: readonly Person[];
  readonly members: readonly Person[];
  /** The number of pupils in the choir when they are not named. */
  readonly studentCount: number | undefined;
}

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
