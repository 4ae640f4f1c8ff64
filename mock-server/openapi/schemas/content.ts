import * as z from 'zod';
import { foundKinds } from '../../church/rules/search.ts';
import { eventTypes } from '../../church/schemas/content.ts';
import { id, instant, serverPath } from './parts.ts';

const edited = z
  .optional(instant)
  .meta({ description: 'When it was changed last; absent until then. Added: a server may lack it.' });

const pinnedUntil = z.optional(z.iso.date()).meta({
  description:
    'The last day on which it is pinned to the head of its list; absent where it is not. Added: a server may lack it.',
});

const post = { id, title: z.string(), content: z.string(), author: z.string(), created: instant, edited, pinnedUntil };

export const announcement = z.strictObject(post).meta({ id: 'Announcement' });

export const advertisement = z.strictObject({ ...post, imageUrls: z.array(serverPath) }).meta({ id: 'Advertisement' });

export const bibleStudy = z
  .strictObject({ id, title: z.string(), created: instant, edited, pinnedUntil })
  .meta({ id: 'BibleStudy' });

/** The pages of one Sunday, in order. */
export const bulletin = z.array(serverPath);

/** The label of a Sunday. */
export const weekLabel = z
  .string()
  .regex(/^Sun\d{4}[A-Z][a-z]{2}\d{2}$/)
  .meta({ id: 'WeekLabel', description: '`Sun`, the year, an English month of three letters, a day of two digits.' });

export const uploadResult = z
  .strictObject({
    fileName: z.string(),
    uploaded: z.boolean(),
    errorMsg: z.string().meta({ description: "'' where it was taken." }),
  })
  .meta({ id: 'UploadResult' });

export const event = z
  .strictObject({
    id,
    name: z.string(),
    start: z.iso.date(),
    end: z.iso.date(),
    type: z.enum(eventTypes),
    hostedBy: z.string(),
    edited,
    limit: z
      .optional(id)
      .meta({ description: 'How many people there is room for; absent where that is not limited. Added.' }),
    waitingList: z
      .optional(z.boolean())
      .meta({ description: 'Whether those for whom there is no room may wait. Added.' }),
    coming: z.optional(z.int().min(0)).meta({ description: 'How many people come, where there is a limit. Added.' }),
    queued: z.optional(z.int().min(0)).meta({
      description:
        'How many people wait, where there is a limit that has room for them: the next free places are theirs. Added.',
    }),
  })
  .meta({ id: 'Event', description: '`start` and `end` are the first and the last day, both included.' });

export const found = z
  .strictObject({
    kind: z.enum(foundKinds),
    id: z.union([id, weekLabel]),
    title: z.string(),
    excerpt: z.string().meta({ description: "The part of its text in which a word stands; '' where it has no text." }),
    date: z
      .union([instant, z.iso.date()])
      .meta({ description: 'The moment of a post, the first day of an event, the Sunday of a bulletin.' }),
  })
  .meta({ id: 'Found', description: "`id` is that of its kind; a bulletin's is the label of its Sunday." });
