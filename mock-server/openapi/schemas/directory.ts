import * as z from 'zod';
import { id, place } from './parts.ts';

const photo = z.string().startsWith('/api/Directory/photos/');
const birthday = z
  .string()
  .regex(/^\d{2}-\d{2}$/)
  .meta({ description: 'Month and day: the year is told to nobody.' });

export const directoryEntry = z
  .strictObject({
    id,
    name: z.string(),
    zone: place,
    telephone: z.string().optional(),
    email: z.string().optional(),
    birthday: birthday.optional(),
    photo: photo.optional(),
  })
  .meta({
    id: 'DirectoryEntry',
    description: 'A field that is closed to the reader is left out, as is one without a value.',
  });

const audience = z.enum(['nobody', 'zone', 'members']);

export const visibility = z
  .strictObject({
    telephone: audience,
    email: audience,
    birthday: audience,
    photo: audience,
    listing: z.enum(['listed', 'underAge', 'ageUnknown']).meta({
      description: 'Whether the member stands in the directory: not under 18, nor without a birth date.',
    }),
    own: z
      .strictObject({
        name: z.string(),
        zone: place,
        telephone: z.string().nullable(),
        email: z.string().nullable(),
        birthday: birthday.nullable(),
        photo: photo.nullable(),
      })
      .meta({ description: 'What the settings are about.' }),
  })
  .meta({ id: 'Visibility' });
