import * as z from 'zod';
import { calendarDate, instant, numericId, reference, references } from './parts.ts';

/** `version` rises with every write and makes the ETag; `deletedAt` hides a member who can still be restored (MEMB-06). */
export const memberSchema = z.object({
  id: numericId,
  name: z.string(),
  email: z.string().nullable(),
  gender: z.enum(['male', 'female', 'none']),
  birthDate: calendarDate.nullable(),
  dutyId: reference,
  version: z.int().positive(),
  deletedAt: instant.nullable(),
});

/** What a member is in the church (장로, 권사, …). The ids 3 to 13 are fixed by PEOP-03. */
export const dutySchema = z.object({ id: numericId, name: z.string() });

export const zoneSchema = z.object({
  id: numericId,
  name: z.string(),
  leaderId: reference,
  chiefId: reference,
  caretakerId: reference,
});

/** `memberIds` are the others of the household, without head and spouse. */
export const familySchema = z.object({
  id: numericId,
  zoneId: reference,
  name: z.string(),
  headId: reference,
  spouseId: reference,
  memberIds: references,
});

export type Member = z.infer<typeof memberSchema>;
export type Duty = z.infer<typeof dutySchema>;
export type Zone = z.infer<typeof zoneSchema>;
export type Family = z.infer<typeof familySchema>;
