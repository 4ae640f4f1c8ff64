import * as z from 'zod';
import { bodyKinds } from '../../church/rules/own-service.ts';
import { id, instant, people, place } from './parts.ts';
import { family, zoneOffices } from './people.ts';

const service = z
  .strictObject({
    id,
    kind: z.enum(bodyKinds),
    name: z.string(),
    role: z
      .string()
      .min(1)
      .meta({ description: 'The place, by its name in the answers of the organisation (ORGN-11).' }),
    people,
  })
  .meta({ id: 'Service', description: 'Where a member serves or learns, and with whom: `people` are the others.' });

const asked = { id, name: z.string().min(1), birthDate: z.iso.date(), note: z.string(), created: instant };

export const ownLinkRequest = z
  .strictObject({
    ...asked,
    state: z.enum(['open', 'declined']),
    answer: z.string().nullable().meta({ description: 'Why it was declined.' }),
  })
  .meta({ id: 'OwnLinkRequest' });

const candidate = z
  .strictObject({ id, name: z.string().min(1), birthDate: z.iso.date().nullable(), zone: place })
  .meta({ id: 'LinkCandidate', description: 'A member of that name, or born on that day, whom no other account has.' });

export const linkRequest = z
  .strictObject({ ...asked, username: z.string(), email: z.string(), candidates: z.array(candidate) })
  .meta({ id: 'LinkRequest' });

export const ownMembership = z
  .strictObject({
    member: place,
    family: family.nullable(),
    zone: z.strictObject(zoneOffices).nullable(),
    duties: z.array(z.strictObject({ id, name: z.string() })),
    departments: z.array(service),
    link: ownLinkRequest.nullable(),
  })
  .meta({ id: 'OwnMembership', description: '`member` is null while the account is linked to no member.' });

export const deletion = z
  .strictObject({ due: instant.nullable() })
  .meta({ id: 'AccountDeletion', description: 'When the account is deleted; null while nobody has asked for that.' });
