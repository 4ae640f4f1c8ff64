import * as z from 'zod/mini';
import type { Church } from '../church.ts';
import type {
  Choir,
  Committee,
  Department,
  GoverningSession,
  MissionSociety,
  School,
} from '../schemas/organisation.ts';
import { livingPersons, type Person, personAt, personsAt } from './members.ts';
import { done, type Outcome, refuseInvalid } from './outcome.ts';

/**
 * The places of a body (a committee, a choir, …) by their wire names (ORGN-11): `ones` hold one member or none, `lists`
 * hold many. The values are the fields of the record.
 */
export interface Places<One extends string, Many extends string> {
  readonly ones: Readonly<Record<string, One>>;
  readonly lists: Readonly<Record<string, Many>>;
}

type OneOf<Body> = {
  [Field in keyof Body & string]: Body[Field] extends number | null
    ? null extends Body[Field]
      ? Field
      : never
    : never;
}[keyof Body & string];
type ManyOf<Body> = {
  [Field in keyof Body & string]: Body[Field] extends number[] ? Field : never;
}[keyof Body & string];
export type PlacesOf<Body> = Places<OneOf<Body>, ManyOf<Body>>;

// The wire names are the documents', spelling included (ORGN-11).

export const governingSessionPlaces: PlacesOf<GoverningSession> = {
  ones: { 당회장: 'chairmanId', 당회서기: 'clerkId' },
  lists: {},
};

export const boardPlaces: PlacesOf<GoverningSession> = {
  ones: { 서기: 'boardSecretaryId', 부서기: 'boardDeputySecretaryId' },
  lists: {},
};

export const committeePlaces: PlacesOf<Committee> = {
  ones: { 위원장: 'chairmanId', 총무: 'secretaryId' },
  lists: {},
};

/** A committee as the chart names its two people. */
export const chartPlaces: PlacesOf<Committee> = {
  ones: { chairman: 'chairmanId', secretary: 'secretaryId' },
  lists: {},
};

export const missionPlaces: PlacesOf<MissionSociety> = {
  ones: {
    president: 'presidentId',
    vicePresident: 'vicePresidentId',
    secretary: 'secretaryId',
    bookKeeper: 'bookkeeperId',
    treasurer: 'treasurerId',
  },
  lists: { members: 'memberIds' },
};

export const departmentPlaces: PlacesOf<Department> = {
  ones: {
    chairman: 'chairmanId',
    president: 'presidentId',
    vicePresident: 'vicePresidentId',
    secretary: 'secretaryId',
    deaconess: 'deaconessId',
    treasurer: 'treasurerId',
    bookKeeper: 'bookkeeperId',
    treasureBookKeeper: 'treasuryBookkeeperId',
    infoKeeper: 'infoKeeperId',
  },
  lists: { members: 'memberIds' },
};

export const schoolPlaces: PlacesOf<School> = {
  ones: {
    studentPresident: 'studentPresidentId',
    studentVicePresident: 'studentVicePresidentId',
    studentSecretary: 'studentSecretaryId',
    studentBookKeeper: 'studentBookkeeperId',
    studentTreasurer: 'studentTreasurerId',
  },
  lists: { teachers: 'teacherIds', helperTeachers: 'helperTeacherIds', students: 'studentIds' },
};

/** The people of a church school without its pupils. */
export const teacherPlaces: Places<never, 'teacherIds' | 'helperTeacherIds'> = {
  ones: {},
  lists: { teachers: 'teacherIds', helperTeachers: 'helperTeacherIds' },
};

/** The pupils of a church school without their teachers. */
export const pupilPlaces: Places<OneOf<School>, 'studentIds'> = {
  ones: schoolPlaces.ones,
  lists: { students: 'studentIds' },
};

export const choirPlaces: PlacesOf<Choir> = {
  ones: {
    chief: 'chiefId',
    secretary: 'secretaryId',
    leader: 'leaderId',
    conductor: 'conductorId',
    viceConductor: 'viceConductorId',
    director: 'directorId',
    coordinator: 'coordinatorId',
  },
  lists: {
    accompaniments: 'accompanistIds',
    sopranos: 'sopranoIds',
    altos: 'altoIds',
    tenors: 'tenorIds',
    bases: 'bassIds',
    members: 'memberIds',
  },
};

/** The people of a choir without its officers and accompanists: in a choir of pupils, the pupils. */
export const singerPlaces: Places<never, 'sopranoIds' | 'altoIds' | 'tenorIds' | 'bassIds' | 'memberIds'> = {
  ones: {},
  lists: {
    sopranos: 'sopranoIds',
    altos: 'altoIds',
    tenors: 'tenorIds',
    bases: 'bassIds',
    members: 'memberIds',
  },
};

/** The people of a choir without its singers. */
export const choirOfficePlaces: Places<OneOf<Choir>, 'accompanistIds'> = {
  ones: choirPlaces.ones,
  lists: { accompaniments: 'accompanistIds' },
};

export type Holding<One extends string, Many extends string> = Readonly<
  Record<One, number | null> & Record<Many, number[]>
>;
export type PlaceChanges<One extends string, Many extends string> = Partial<
  Record<One, number | null> & Record<Many, number[]>
>;

/** The ids of all people at the places. */
export const idsAt = <One extends string, Many extends string>(
  { ones, lists }: Places<One, Many>,
  record: Holding<One, Many>,
): ReadonlySet<number> =>
  new Set([
    ...Object.values<One>(ones).flatMap((field) => record[field] ?? []),
    ...Object.values<Many>(lists).flatMap((field) => record[field]),
  ]);

/** The persons at each place, by wire name; an empty place is null or []. */
export function showPlaces<One extends string, Many extends string>(
  people: ReadonlyMap<number, Person>,
  { ones, lists }: Places<One, Many>,
  record: Holding<One, Many>,
): Record<string, Person | null | Person[]> {
  return {
    ...Object.fromEntries(Object.entries(ones).map(([wire, field]) => [wire, personAt(people, record[field])])),
    ...Object.fromEntries(Object.entries(lists).map(([wire, field]) => [wire, personsAt(people, record[field])])),
  };
}

const key = z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number))]);
const person = z.pipe(
  z.object({ id: key }),
  z.transform(({ id }) => id),
);

/**
 * Reads the places in a body back into fields. Places that it omits stay unchanged, null and [] empty a place. Refuses
 * a person who is not in the register.
 */
export function readPlaces<One extends string, Many extends string>(
  church: Church,
  { ones, lists }: Places<One, Many>,
  body: Readonly<Record<string, unknown>>,
): Outcome<PlaceChanges<One, Many>> {
  const people = livingPersons(church);
  const known = person.check(z.refine((id) => people.has(id)));
  const changes: Record<string, unknown> = {};
  const named = [
    ...Object.entries(ones).map(([wire, field]) => ({ wire, field, schema: z.nullable(known) })),
    ...Object.entries(lists).map(([wire, field]) => ({ wire, field, schema: z.array(known) })),
  ];
  for (const { wire, field, schema } of named) {
    if (body[wire] === undefined) continue;
    const parsed = schema.safeParse(body[wire]);
    if (!parsed.success) return refuseInvalid(wire, '교인을 찾을 수 없습니다.');
    changes[field] = Array.isArray(parsed.data) ? [...new Set(parsed.data)] : parsed.data;
  }
  // Each field has been validated by the schema of its kind of place, but the compiler cannot infer that.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return done(changes as PlaceChanges<One, Many>);
}
