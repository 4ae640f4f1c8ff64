import * as z from 'zod';
import { eventTypes } from '../../church/schemas/content.ts';
import { id, instant, serverPath } from './parts.ts';

const draft = {
  id: id.meta({ description: 'The number under which it will be published.' }),
  writer: z.string().meta({ description: 'Who has begun it.' }),
  created: instant,
  saved: instant.meta({ description: 'When it was saved last.' }),
  version: z.string().meta({ description: 'For `If-Match`.' }),
  files: z.array(serverPath).meta({ description: 'In order, each as `keep` names it.' }),
};

const written = { ...draft, title: z.string(), content: z.string(), author: z.string() };
const unchosen = z.literal('');

export const announcementDraft = z.strictObject(written).meta({ id: 'AnnouncementDraft' });
export const advertisementDraft = z.strictObject(written).meta({ id: 'AdvertisementDraft' });
export const bibleStudyDraft = z.strictObject({ ...draft, title: z.string() }).meta({ id: 'BibleStudyDraft' });
export const eventDraft = z
  .strictObject({
    ...draft,
    name: z.string(),
    start: z.union([z.iso.date(), unchosen]),
    end: z.union([z.iso.date(), unchosen]),
    type: z.enum([...eventTypes, '']),
    hostedBy: z.string(),
  })
  .meta({ id: 'EventDraft' });
