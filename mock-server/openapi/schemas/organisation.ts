import * as z from 'zod';
import { id, people, place } from './parts.ts';

// The wire names are the documents', spelling included (ORGN-11).

export const governingSession = z
  .strictObject({
    당회장: place,
    당회서기: place,
    board: z.strictObject({ 서기: place, 부서기: place }),
    committees: z.array(z.strictObject({ id, name: z.string(), chairman: place, secretary: place })),
    missions: z.array(z.strictObject({ id, name: z.string() })),
  })
  .meta({ id: 'GoverningSession' });

const officers = {
  id,
  name: z.string(),
  president: place,
  vicePresident: place,
  secretary: place,
  bookKeeper: place,
  treasurer: place,
  members: people,
};

export const mission = z.strictObject(officers).meta({ id: 'MissionSociety' });

const teachers = { teachers: people, helperTeachers: people };

const school = z
  .strictObject({
    ...teachers,
    studentPresident: place,
    studentVicePresident: place,
    studentSecretary: place,
    studentBookKeeper: place,
    studentTreasurer: place,
    students: people,
  })
  .meta({ id: 'School' });

const countedSchool = z
  .strictObject({ ...teachers, studentCount: z.int().nonnegative() })
  .meta({ id: 'CountedSchool', description: 'What a visitor is told: children are counted and not named (ORGN-07).' });

const choir = z
  .strictObject({
    name: z.string(),
    chief: place,
    secretary: place,
    leader: place,
    conductor: place,
    viceConductor: place,
    director: place,
    coordinator: place,
    accompaniments: people,
    sopranos: people,
    altos: people,
    tenors: people,
    bases: people,
    members: people,
    studentCount: z.int().positive().optional(),
  })
  .meta({ id: 'Choir' });

export const department = z
  .strictObject({
    ...officers,
    chairman: place,
    deaconess: place,
    treasureBookKeeper: place,
    infoKeeper: place,
    school: z.union([school, countedSchool]).nullable(),
    choirs: z.array(choir),
  })
  .meta({ id: 'Department' });

export const committee = z
  .strictObject({
    id,
    name: z.string(),
    위원장: place,
    총무: place,
    jobs: z.array(z.string()),
    departments: z.array(department),
  })
  .meta({ id: 'Committee' });
