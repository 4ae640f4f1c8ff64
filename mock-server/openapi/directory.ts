import * as z from 'zod';
import type { directory } from '../api/directory.ts';
import { answer, type DocumentationOf, id, place } from './documentation.ts';

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

const zone = { id: 2, name: '비야모라 구역' };
const settings = { telephone: 'zone', email: 'nobody', birthday: 'members', photo: 'nobody' } as const;
const own = {
  name: '김민수',
  zone,
  telephone: '+595 981 234 567',
  email: 'minsu.kim@example.org',
  birthday: '05-30',
  photo: null,
};
const oneVisibility = answer(visibility, { ...settings, listing: 'listed', own }, { tagged: true });

const unlinked = 'An account that is linked to no member is refused with 403.';

export const directoryDocs: DocumentationOf<typeof directory> = {
  readDirectory: {
    summary: 'The members by name, twenty a page, and of each only what they have opened to the reader',
    description:
      '`q` is looked for in names and zones, as the search does it: letter case and spaces do not count, an initial consonant ' +
      'stands for its syllable. Nobody under 18 stands in it, whatever is set, nor anybody without a birth date, whose age ' +
      `nobody knows. A page past the end is an empty list. ${unlinked}`,
    requirements: ['MINE-03', 'REL-35'],
    answer: answer(z.array(directoryEntry), [
      { id: 7, name: '김민수', zone, telephone: own.telephone, birthday: own.birthday },
      { id: 9, name: '문지영', zone: null },
    ]),
    errors: {
      400: '`q` is longer than 200 letters, or `zone` is no number.',
      429: 'More than 200 members in five minutes: faster than a person reads. `Retry-After` tells in how many seconds it goes on.',
    },
    without: 'A sentence says that this server has no directory.',
  },
  readPhoto: {
    summary: "A member's photo",
    description:
      'For an image, which carries no token: only those are told its address who may see it, each another one, which holds as ' +
      'long as that reader may see it; all are others after every change of who may.',
    requirements: ['MINE-03', 'REL-35'],
    without: 'No address of one is ever told; the directory shows names without pictures.',
  },
  readVisibility: {
    summary: 'What the caller has opened of themselves, and to whom; at first nothing',
    description: unlinked,
    requirements: ['MINE-03'],
    answer: oneVisibility,
    without: 'A sentence says that this server cannot do it.',
  },
  changeVisibility: {
    summary: 'Open and close',
    description: unlinked,
    requirements: ['MINE-03'],
    request: settings,
    answer: oneVisibility,
    without: 'The form keeps what was chosen, and a sentence says that this server cannot do it.',
  },
};
