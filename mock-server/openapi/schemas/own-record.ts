import * as z from 'zod';
import { audiences } from '../../church/rules/own-record-member.ts';
import { bodyKinds } from '../../church/rules/own-service.ts';
import { draftKinds } from '../../church/schemas/content.ts';
import { ownCorrection } from './corrections.ts';
import { id, instant } from './parts.ts';

const seenBy = z.enum(audiences).meta({ id: 'SeenBy', description: 'Who sees it besides the caller.' });

const account = z.strictObject({
  email: z.string(),
  name: z.string(),
  roles: z.array(z.string()),
  emailConfirmed: z.boolean(),
  deletionDue: instant.nullable().meta({ description: 'When the account goes, which its owner has asked for.' }),
  sessions: z.int().min(0).meta({ description: 'On how many devices the account is signed in.' }),
  seenBy: z.strictObject({ email: seenBy, name: seenBy, roles: seenBy, sessions: seenBy }),
});

const service = z.strictObject({ id, kind: z.enum(bodyKinds), name: z.string(), role: z.string().min(1) });

const memberSeenBy = z.strictObject({
  name: seenBy,
  gender: seenBy,
  birthDate: seenBy,
  birthday: seenBy,
  telephone: seenBy,
  email: seenBy,
  photo: seenBy,
  duty: seenBy,
  family: seenBy,
  zone: seenBy,
  services: seenBy,
});

const member = z.strictObject({
  name: z.string(),
  gender: z.enum(['male', 'female', 'none']),
  birthDate: z.iso.date().nullable(),
  telephone: z.string().nullable(),
  email: z.string().nullable(),
  birthday: z.string().nullable().meta({ description: 'Month and day, as the directory may show them.' }),
  photo: z.string().nullable(),
  duty: z.string().nullable(),
  family: z.string().nullable(),
  zone: z.string().nullable(),
  services: z.array(service),
  listing: z
    .enum(['listed', 'underAge', 'ageUnknown'])
    .meta({ description: 'Whether the directory shows the member.' }),
  seenBy: memberSeenBy,
});

const prayer = z.strictObject({
  id,
  text: z.string(),
  anonymous: z.boolean(),
  writtenOn: z.iso.date(),
  until: z.iso.date(),
  answered: z.boolean(),
  hiddenReason: z.string().nullable(),
  seenBy,
});

const answered = {
  created: instant,
  answer: z.string().nullable().meta({ description: 'Why it was declined.' }),
  seenBy,
};

/** All data that the server has stored about an account (MINE-06). */
export const ownRecord = z
  .strictObject({
    account,
    member: member.nullable(),
    prayers: z.array(prayer),
    prayedFor: z
      .int()
      .min(0)
      .meta({ description: 'How often the caller has prayed for others, whom it does not name.' }),
    attendance: z.array(
      z.strictObject({
        eventId: id,
        event: z.string(),
        start: z.iso.date(),
        people: z.int().positive(),
        waiting: z.boolean(),
        seenBy,
      }),
    ),
    roleRequests: z.array(
      z.strictObject({
        id,
        role: z.string(),
        reason: z.string(),
        state: z.enum(['open', 'granted', 'declined']),
        ...answered,
      }),
    ),
    linkRequests: z.array(
      z.strictObject({
        id,
        name: z.string(),
        birthDate: z.iso.date(),
        note: z.string(),
        state: z.enum(['open', 'accepted', 'declined']),
        ...answered,
      }),
    ),
    corrections: z.array(z.strictObject({ ...ownCorrection.shape, seenBy })),
    drafts: z.array(
      z.strictObject({
        id,
        kind: z.enum(draftKinds),
        created: instant,
        saved: instant,
        texts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
        seenBy,
      }),
    ),
  })
  .meta({ id: 'OwnRecord', description: '`member` is null while the account is linked to no member.' });
