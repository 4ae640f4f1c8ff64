import * as z from 'zod';
import { longest } from '../text-limits.ts';

// These schemas omit the places for people, which are read by their wire names. Texts are accepted unchanged, including
// empty ones: a client that saves a part sends back the texts that it has read.

// The hostile world has names of thousands of letters, which clients send back.
const words = z.string().max(longest.text);
const name = words.optional();
const choir = z.looseObject({ name: words });

const department = z.looseObject({
  name,
  school: z.looseObject({}).nullable().optional(),
  choirs: z.array(choir).max(100).optional(),
});

export const departmentBody = department;

export const committeeBody = z.looseObject({
  name,
  jobs: z.array(words).max(500).optional(),
  departments: z
    .array(department.extend({ id: z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]) }))
    .max(100)
    .optional(),
});

export const sessionBody = z.looseObject({ board: z.looseObject({}).optional() });

export type DepartmentBody = z.infer<typeof departmentBody>;
export type CommitteeBody = z.infer<typeof committeeBody>;
export type SessionBody = z.infer<typeof sessionBody>;
