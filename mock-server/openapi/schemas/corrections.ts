import * as z from 'zod';
import { correctableFields } from '../../church/schemas/accounts.ts';
import { id, instant, place } from './parts.ts';

const asked = {
  id,
  field: z.enum(correctableFields),
  wanted: z.string().min(1),
  note: z.string(),
  created: instant,
};

export const ownCorrection = z
  .strictObject({
    ...asked,
    state: z.enum(['open', 'done', 'declined']),
    answer: z.string().nullable().meta({ description: 'Why it was declined.' }),
  })
  .meta({ id: 'OwnCorrection' });

export const correction = z
  .strictObject({
    ...asked,
    member: place.meta({ description: 'Null when the account is linked to none any more.' }),
    current: z.string().nullable().meta({ description: "What the church's book says now." }),
    username: z.string(),
    email: z.string(),
  })
  .meta({ id: 'Correction' });
