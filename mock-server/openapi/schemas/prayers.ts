import * as z from 'zod';
import { prayerScopes } from '../../church/rules/prayer-views.ts';
import { id, place } from './parts.ts';

export const prayer = z
  .strictObject({
    id,
    text: z.string(),
    scope: z.enum(prayerScopes),
    anonymous: z.boolean(),
    author: place.meta({ description: 'Null for one without a name, but for Admins.' }),
    mine: z.boolean(),
    writtenOn: z.iso.date(),
    until: z.iso.date(),
    ended: z.boolean(),
    prayed: z.int().min(0).meta({ description: 'How often somebody has prayed for it, once a person and day.' }),
    prayedToday: z.boolean(),
    answered: z.boolean(),
    hiddenReason: z.string().nullable(),
    version: z.int().positive().meta({ description: 'For `If-Match`, in quotation marks.' }),
  })
  .meta({ id: 'Prayer' });
