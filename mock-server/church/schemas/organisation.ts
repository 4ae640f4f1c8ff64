import * as z from 'zod/mini';
import { numericId, reference, references } from './parts.ts';

/** 당회: there is one record of it, with id 1. */
export const governingSessionSchema = z.object({
  id: numericId,
  chairmanId: reference,
  clerkId: reference,
  boardSecretaryId: reference,
  boardDeputySecretaryId: reference,
});

/** `name` is stored without the word 위원회. */
export const committeeSchema = z.object({
  id: numericId,
  name: z.string(),
  chairmanId: reference,
  secretaryId: reference,
  jobs: z.array(z.string()),
});

const schoolSchema = z.object({
  teacherIds: references,
  helperTeacherIds: references,
  studentPresidentId: reference,
  studentVicePresidentId: reference,
  studentSecretaryId: reference,
  studentBookkeeperId: reference,
  studentTreasurerId: reference,
  studentIds: references,
});

const choirSchema = z.object({
  name: z.string(),
  /** Its singers are pupils: the department says so (ORGN-07). */
  pupils: z._default(z.boolean(), false),
  chiefId: reference,
  secretaryId: reference,
  leaderId: reference,
  conductorId: reference,
  viceConductorId: reference,
  directorId: reference,
  coordinatorId: reference,
  accompanistIds: references,
  sopranoIds: references,
  altoIds: references,
  tenorIds: references,
  bassIds: references,
  memberIds: references,
});

export const departmentSchema = z.object({
  id: numericId,
  committeeId: numericId,
  name: z.string(),
  chairmanId: reference,
  presidentId: reference,
  vicePresidentId: reference,
  secretaryId: reference,
  deaconessId: reference,
  treasurerId: reference,
  bookkeeperId: reference,
  treasuryBookkeeperId: reference,
  infoKeeperId: reference,
  memberIds: references,
  school: z.nullable(schoolSchema),
  choirs: z.array(choirSchema),
});

/**
 * 선교회. The API reads it as `api/Department/{id}`, as it does a committee's department, so the two never share an id.
 */
export const missionSocietySchema = z.object({
  id: numericId,
  name: z.string(),
  presidentId: reference,
  vicePresidentId: reference,
  secretaryId: reference,
  bookkeeperId: reference,
  treasurerId: reference,
  memberIds: references,
});

export type GoverningSession = z.infer<typeof governingSessionSchema>;
export type Committee = z.infer<typeof committeeSchema>;
export type School = z.infer<typeof schoolSchema>;
export type Choir = z.infer<typeof choirSchema>;
export type Department = z.infer<typeof departmentSchema>;
export type MissionSociety = z.infer<typeof missionSocietySchema>;
