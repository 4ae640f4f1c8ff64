import * as z from 'zod/mini';
import { calendarDate, instant, numericId, reference, references } from './parts.ts';

/** A picture, and the secret part of its address, which changes whenever its owner changes who may see it. */
const photoSchema = z.object({ key: z.string(), drawing: z.string() });

/** `version` rises with every write and makes the ETag; `deletedAt` hides a member who can still be restored (MEMB-06). */
export const memberSchema = z.object({
  id: numericId,
  name: z.string(),
  email: z.nullable(z.string()),
  gender: z.enum(['male', 'female', 'none']),
  birthDate: z.nullable(calendarDate),
  dutyId: reference,
  telephone: z._default(z.nullable(z.string()), null),
  photo: z._default(z.nullable(photoSchema), null),
  version: z.int().check(z.positive()),
  deletedAt: z.nullable(instant),
});

/** The fields that a member shows to others, and to whom (MINE-03). */
const audience = z.enum(['nobody', 'zone', 'members']);

/**
 * A member without this record has opened no field. It is kept after the deletion of the member, who may be restored.
 */
export const visibilitySchema = z.object({
  memberId: numericId,
  telephone: audience,
  email: audience,
  birthday: audience,
  photo: audience,
});

/** A duty in the church (장로, 권사, …). The ids 3 to 13 are fixed by PEOP-03. */
export const dutySchema = z.object({ id: numericId, name: z.string() });

/** The roles of a zone (ZONE-02). */
export const zoneRoles = ['leader', 'chief', 'caretaker'] as const;

export const zoneSchema = z.object({
  id: numericId,
  name: z.string(),
  leaderId: reference,
  chiefId: reference,
  caretakerId: reference,
});

/** `memberIds` are the other members of the household, without head and spouse. */
export const familySchema = z.object({
  id: numericId,
  zoneId: reference,
  name: z.string(),
  headId: reference,
  spouseId: reference,
  memberIds: references,
});

export type Member = z.infer<typeof memberSchema>;
export type Visibility = z.infer<typeof visibilitySchema>;
export type Duty = z.infer<typeof dutySchema>;
export type ZoneRole = (typeof zoneRoles)[number];
export type Zone = z.infer<typeof zoneSchema>;
export type Family = z.infer<typeof familySchema>;
