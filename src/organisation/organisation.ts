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
  /** Its singers are pupils: its department says so. */
  readonly pupils: boolean;
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

const DEPARTMENT_OFFICES = [
  'chairman',
  'president',
  'vicePresident',
  'secretary',
  'deaconess',
  'treasurer',
  'bookkeeper',
  'treasuryBookkeeper',
  'informationKeeper',
] as const;

const PUPIL_OFFICES = [
  'studentPresident',
  'studentVicePresident',
  'studentSecretary',
  'studentBookkeeper',
  'studentTreasurer',
] as const;

const CHOIR_OFFICES = [
  'chief',
  'secretary',
  'leader',
  'conductor',
  'viceConductor',
  'director',
  'coordinator',
] as const;

const VOICES = ['sopranos', 'altos', 'tenors', 'basses', 'members'] as const;

function pupilsOfSchool(school: ChurchSchool): readonly Person[] {
  const officers = PUPIL_OFFICES.flatMap((office) => school[office] ?? []);
  return [...officers, ...school.students];
}

/** None in a choir that its department does not mark: an adult choir beside a school keeps its names. */
function pupilsOfChoir(choir: Choir): readonly Person[] {
  return choir.pupils ? VOICES.flatMap((voice) => choir[voice]) : [];
}

/** Everybody who learns in a church school of the committee, or sings in a choir of pupils. */
function pupilsIn({ departments }: Committee): readonly Person[] {
  return departments.flatMap(({ school, choirs }) => [
    ...(school === undefined ? [] : pupilsOfSchool(school)),
    ...choirs.flatMap(pupilsOfChoir),
  ]);
}

/** Whether the server has sent names that are for linked members alone (ORGN-07). */
export function namesPupils(committee: Committee): boolean {
  return pupilsIn(committee).length > 0;
}

/**
 * A committee for readers whose account is linked to no member: pupils are counted and not named (ORGN-07), in whichever of its
 * places they stand, even where the server has sent their names.
 */
export function withoutPupilNames(committee: Committee): Committee {
  const unseen = new Set(pupilsIn(committee).map(keyOf));
  const isSeen: IsSeen = (person) => !unseen.has(keyOf(person));
  return {
    ...seenOf(committee, isSeen, ['chairman', 'secretary'], []),
    departments: committee.departments.map((department) => ({
      ...seenOf(department, isSeen, DEPARTMENT_OFFICES, ['members']),
      school: department.school && {
        ...seenOf(department.school, isSeen, PUPIL_OFFICES, ['teachers', 'helperTeachers', 'students']),
        studentCount: department.school.studentCount ?? countOf(pupilsOfSchool(department.school)),
      },
      choirs: department.choirs.map((choir) => ({
        ...seenOf(choir, isSeen, CHOIR_OFFICES, ['accompanists', ...VOICES]),
        studentCount: choir.studentCount ?? countOf(pupilsOfChoir(choir)),
      })),
    })),
  };
}

type IsSeen = (person: Person) => boolean;

/** The part with only those at its places who may be seen. */
function seenOf<
  One extends string,
  Many extends string,
  Part extends Readonly<Record<One, Person | undefined> & Record<Many, readonly Person[]>>,
>(part: Part, isSeen: IsSeen, ones: readonly One[], lists: readonly Many[]): Part {
  return {
    ...part,
    ...Object.fromEntries(ones.map((office) => [office, ifSeen(part[office], isSeen)])),
    ...Object.fromEntries(lists.map((list) => [list, part[list].filter(isSeen)])),
  };
}

const ifSeen = (holder: Person | undefined, isSeen: IsSeen): Person | undefined =>
  holder !== undefined && isSeen(holder) ? holder : undefined;

/** Servers may give a name alone: one who has the same name as a pupil is then taken for a pupil, which harms less. */
function keyOf({ id, name }: Person): string {
  return `${id ?? name}`;
}

/** The number of different people; undefined when there are none. */
function countOf(people: readonly Person[]): number | undefined {
  return people.length === 0 ? undefined : new Set(people.map(keyOf)).size;
}
