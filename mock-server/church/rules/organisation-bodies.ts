import * as z from 'zod';

// Only what is no person is described here: the places for people are read by their wire names. Words are taken as they
// are, empty ones too: whoever saves a part sends back what the church itself has told of it.

// The hostile world tells of names of thousands of letters, and they come back.
const words = z.string().max(20_000);
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
    .optional(),
});

export const sessionBody = z.looseObject({ board: z.looseObject({}).optional() });

export type DepartmentBody = z.infer<typeof departmentBody>;
export type CommitteeBody = z.infer<typeof committeeBody>;
export type SessionBody = z.infer<typeof sessionBody>;
