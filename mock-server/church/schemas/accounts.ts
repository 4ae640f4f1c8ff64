import * as z from 'zod/mini';
import { calendarDate, instant, numericId, reference } from './parts.ts';

/**
 * Who can sign in. `id` is a GUID, `duty` the name that the token's Duty claim carries, `roles` are role names
 * (`Admin`, not the role's id). The password is stored as plain text: it protects no real data.
 */
export const accountSchema = z.object({
  id: z.guid(),
  email: z.string(),
  password: z.string(),
  name: z.string(),
  duty: z.string(),
  roles: z.array(z.string()),
  emailConfirmed: z.boolean(),
  memberId: reference,
  /** MINE-06: when the account is deleted; null unless its owner has requested that. */
  deletionDue: z._default(z.nullable(instant), null),
});

export const roleSchema = z.object({ id: z.string(), name: z.string() });

/** ROLE-07: a member's request for a role. */
export const roleRequestSchema = z.object({
  id: numericId,
  roleId: z.string(),
  accountId: z.guid(),
  reason: z.string(),
  created: instant,
  state: z.enum(['open', 'granted', 'declined']),
  /** The reason for which it was declined. */
  answer: z._default(z.nullable(z.string()), null),
});

/** MINE-02: the request of an account to be linked to its member. */
export const linkRequestSchema = z.object({
  id: numericId,
  accountId: z.guid(),
  name: z.string(),
  birthDate: calendarDate,
  note: z.string(),
  created: instant,
  state: z.enum(['open', 'accepted', 'declined']),
  /** The reason for which it was declined. */
  answer: z.nullable(z.string()),
  /** The member to whom it was linked. */
  memberId: reference,
});

/** The fields whose correction a member can request from the office; `other` is any field without a name here. */
export const correctableFields = [
  'name',
  'gender',
  'birthDate',
  'telephone',
  'email',
  'photo',
  'duty',
  'family',
  'zone',
  'services',
  'other',
] as const;

/** MINE-06: a member's request that the office corrects their entry. */
export const correctionSchema = z.object({
  id: numericId,
  accountId: z.guid(),
  field: z.enum(correctableFields),
  wanted: z.string(),
  note: z.string(),
  created: instant,
  state: z.enum(['open', 'done', 'declined']),
  /** The reason for which it was declined. */
  answer: z.nullable(z.string()),
  /** The value before the decision wrote the requested one; undoing the decision restores it. */
  replaced: z.optional(z.nullable(z.string())),
});

/** One link of a session's rotation chain; `replacedBy` is the id of the token that took its place. */
export const refreshTokenSchema = z.object({
  id: z.string(),
  accountId: z.guid(),
  sessionId: z.string(),
  expiresAt: instant,
  replacedBy: z.nullable(z.string()),
  revoked: z.boolean(),
});

/** A code that an e-mail carries. `code` is base64url, `newEmail` is set for `changeEmail` alone. */
export const mailCodeSchema = z.object({
  code: z.string(),
  purpose: z.enum(['confirmEmail', 'resetPassword', 'changeEmail']),
  accountId: z.guid(),
  newEmail: z.nullable(z.string()),
  expiresAt: instant,
  usedAt: z.nullable(instant),
});

/** MOCK-03: an e-mail as the server would have sent it; `link` is the one to press in it. */
export const mailSchema = z.object({
  id: numericId,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  link: z.nullable(z.string()),
  sentAt: instant,
});

export type Account = z.infer<typeof accountSchema>;
export type Role = z.infer<typeof roleSchema>;
export type RoleRequest = z.infer<typeof roleRequestSchema>;
export type LinkRequest = z.infer<typeof linkRequestSchema>;
export type Correction = z.infer<typeof correctionSchema>;
export type RefreshToken = z.infer<typeof refreshTokenSchema>;
export type MailCode = z.infer<typeof mailCodeSchema>;
export type Mail = z.infer<typeof mailSchema>;
