import * as z from 'zod';
import { bodyKinds } from '../../church/rules/own-service.ts';
import { id, people, place } from './parts.ts';
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

export const ownMembership = z
  .strictObject({
    member: place,
    family: family.nullable(),
    zone: z.strictObject(zoneOffices).nullable(),
    duties: z.array(z.strictObject({ id, name: z.string() })),
    departments: z.array(service),
  })
  .meta({ id: 'OwnMembership', description: '`member` is null while the account is linked to no member.' });
