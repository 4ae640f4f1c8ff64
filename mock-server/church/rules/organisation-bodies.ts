import * as z from 'zod/mini';
import { longest } from '../schemas/parts.ts';

// These schemas omit the places for people, which are read by their wire names. Texts are accepted unchanged, including
// empty ones: a client that saves a part sends back the texts that it has read.

// The hostile world has names of thousands of letters, which clients send back.
const words = z.string().check(z.maxLength(longest.text));
const name = z.optional(words);
const choir = z.looseObject({ name: words, pupils: z.optional(z.boolean()) });

const department = z.looseObject({
  name,
  school: z.optional(z.nullable(z.looseObject({}))),
  choirs: z.optional(z.array(choir).check(z.maxLength(100))),
});

export const departmentBody = department;

const key = z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number))]);

export const committeeBody = z.looseObject({
  name,
  jobs: z.optional(z.array(words).check(z.maxLength(500))),
  departments: z.optional(z.array(z.extend(department, { id: key })).check(z.maxLength(100))),
});

export const governingSessionBody = z.looseObject({ board: z.optional(z.looseObject({})) });

export type DepartmentBody = z.infer<typeof departmentBody>;
export type CommitteeBody = z.infer<typeof committeeBody>;
export type GoverningSessionBody = z.infer<typeof governingSessionBody>;
