import type {
  Choir,
  Committee,
  Department,
  GoverningSession,
  MissionSociety,
  School,
} from '../schemas/organisation.ts';
import type { Places } from './person-places.ts';

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
