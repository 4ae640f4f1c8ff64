import * as z from 'zod';

// Only what is no person is described here: the places for people are read by their wire names.

const name = z.string().trim().min(1).optional();
const choir = z.looseObject({ name: z.string().trim().min(1) });

const department = z.looseObject({
  name,
  school: z.looseObject({}).nullable().optional(),
  choirs: z.array(choir).optional(),
});

export const departmentBody = department;

export const committeeBody = z.looseObject({
  name,
  jobs: z.array(z.string().trim().min(1)).optional(),
  departments: z
    .array(department.extend({ id: z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]) }))
    .optional(),
});

export const sessionBody = z.looseObject({ board: z.looseObject({}).optional() });

export type DepartmentBody = z.infer<typeof departmentBody>;
export type CommitteeBody = z.infer<typeof committeeBody>;
export type SessionBody = z.infer<typeof sessionBody>;
