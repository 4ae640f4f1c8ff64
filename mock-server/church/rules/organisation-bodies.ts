import * as z from 'zod';

// Only what is no person is described here: the places for people are read by their wire names. Words are taken as they
// are, empty ones too: whoever saves a part sends back what the church itself has told of it.

const name = z.string().optional();
const choir = z.looseObject({ name: z.string() });

const department = z.looseObject({
  name,
  school: z.looseObject({}).nullable().optional(),
  choirs: z.array(choir).optional(),
});

export const departmentBody = department;

export const committeeBody = z.looseObject({
  name,
  jobs: z.array(z.string()).optional(),
  departments: z
    .array(department.extend({ id: z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]) }))
    .optional(),
});

export const sessionBody = z.looseObject({ board: z.looseObject({}).optional() });

export type DepartmentBody = z.infer<typeof departmentBody>;
export type CommitteeBody = z.infer<typeof committeeBody>;
export type SessionBody = z.infer<typeof sessionBody>;
