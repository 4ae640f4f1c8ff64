import * as z from 'zod';
import type { drafts } from '../api/drafts.ts';
import { eventTypes } from '../church/schemas/content.ts';
import { type DocumentationOf, id, instant, serverPath } from './documentation.ts';
import { event as publishedEvent } from './events.ts';
import * as posts from './posts.ts';

const ofAnyDraft = {
  id: id.meta({ description: 'The number under which it will be published.' }),
  writer: z.string().meta({ description: 'Who has begun it.' }),
  created: instant,
  saved: instant.meta({ description: 'When it was saved last.' }),
  version: z.string().meta({ description: 'For `If-Match`.' }),
  files: z
    .array(serverPath)
    .meta({ description: 'In order, each with a `key` that expires after ten minutes; `keep` names it without.' }),
};

const written = { ...ofAnyDraft, title: z.string(), content: z.string(), author: z.string() };
const unchosen = z.literal('');

const announcementDraft = z.strictObject(written).meta({ id: 'AnnouncementDraft' });
const advertisementDraft = z.strictObject(written).meta({ id: 'AdvertisementDraft' });
const bibleStudyDraft = z.strictObject({ ...ofAnyDraft, title: z.string() }).meta({ id: 'BibleStudyDraft' });
const eventDraft = z
  .strictObject({
    ...ofAnyDraft,
    name: z.string(),
    start: z.union([z.iso.date(), unchosen]),
    end: z.union([z.iso.date(), unchosen]),
    type: z.enum([...eventTypes, '']),
    hostedBy: z.string(),
  })
  .meta({ id: 'EventDraft' });

const about = {
  writer: '이선영',
  created: '2026-11-20T13:00:00.000Z',
  saved: '2026-11-21T10:30:00.000Z',
  version: '"1702938465"',
  files: [] as string[],
};

const begunTexts = { title: '성탄절 찬양 연습 안내', content: '', author: '찬양대' };
const begunEvent = { name: '성탄절 음악회', start: '2026-12-24', end: '', type: '', hostedBy: '' } as const;
const picture = '/api/File/content/0f8fad5b-d9cb-469f-a165-70867728950e';
const signedPicture = `${picture}?key=eyJhbGciOiJIUzI1NiJ9.eyJmaWxlIjoiLyJ9.c2lnbmF0dXJl`;
const publishedOn = '2026-11-22T13:00:00.000Z';

/** The texts for the drafts of one kind: the same for all, except for their examples and files. */
const docsOf = <Draft extends object, Sent, Post>(
  noun: string,
  draft: { readonly schema: z.ZodType<Draft>; readonly example: Draft; readonly sent: Sent },
  post: { readonly schema: z.ZodType<Post>; readonly example: Post; readonly sent: unknown },
  wrongFile = {},
) => ({
  list: {
    summary: `The drafts of ${noun}, those saved last first`,
    description: 'They are in no other answer. An object, so that nobody takes a list of posts for one of drafts.',
    requirements: ['EDIT-03'],
    answer: { schema: z.object({ drafts: z.array(draft.schema) }), example: { drafts: [draft.example] } },
    without: 'No drafts are shown, and the form has no button to save one.',
  },
  save: {
    summary: `Save a draft of ${noun}`,
    description: 'It needs a title, a name or a content; all else may be blank.',
    requirements: ['EDIT-03'],
    request: draft.sent,
    answer: { schema: draft.schema, example: draft.example },
    errors: { 400: 'A field is wrong, or it says nothing at all.', ...wrongFile },
    without: 'The button is offered only where drafts could be listed; else what was typed stays in its form.',
  },
  change: {
    summary: `Change a draft of ${noun}`,
    requirements: ['EDIT-02', 'EDIT-03'],
    request: draft.sent,
    answer: { schema: draft.schema, example: draft.example },
    errors: {
      400: 'A field is wrong, or `keep` names what is no file of it.',
      404: 'It was published or deleted meanwhile.',
      ...wrongFile,
    },
    without: 'The form stays with everything that was typed, and says that this server cannot do it.',
  },
  publish: {
    summary: `Publish a draft of ${noun}, as it is sent`,
    description: 'It is dated now, keeps its number and is a draft no more. A draft is deleted as a post is.',
    requirements: ['EDIT-03'],
    request: post.sent,
    answer: { schema: post.schema, example: post.example },
    errors: {
      400: 'Something is missing that a post needs, or wrong.',
      404: 'It was published or deleted meanwhile.',
      ...wrongFile,
    },
    without: 'The form stays with everything that was typed, and says that this server cannot do it.',
  },
});

const whole = { ...begunTexts, content: '주일 오후 두 시에 모입니다.' };

const announcement = docsOf(
  'an announcement',
  { schema: announcementDraft, example: { id: 58, ...about, ...begunTexts }, sent: begunTexts },
  { schema: posts.announcement, example: { id: 58, ...whole, created: publishedOn }, sent: whole },
);

const advertisement = docsOf(
  'an advertisement',
  {
    schema: advertisementDraft,
    example: { id: 13, ...about, ...begunTexts, files: [signedPicture] },
    sent: { ...begunTexts, keep: [picture], Images: ['책상.jpg'] },
  },
  {
    schema: posts.advertisement,
    example: { id: 13, ...whole, imageUrls: [picture], created: publishedOn },
    sent: { ...whole, keep: [picture], Images: [] },
  },
  { 413: 'An image above 10 MB, or more than 128 MB in all.', 415: 'A file that is no image, or no form.' },
);

const bibleStudy = docsOf(
  'a Bible study sheet',
  {
    schema: bibleStudyDraft,
    example: { id: 32, ...about, title: '요한복음 4장', files: [signedPicture] },
    sent: { title: '요한복음 4장', file: '요한복음 4장.pdf' },
  },
  {
    schema: posts.bibleStudy,
    example: { id: 32, title: '요한복음 4장', created: publishedOn },
    sent: { title: '요한복음 4장', keep: [picture] },
  },
  { 413: 'A PDF above 20 MB.', 415: 'A file that is no PDF, an empty one, or no form.' },
);

const wholeEvent = { ...begunEvent, end: '2026-12-24', type: '일반행사', hostedBy: '찬양대' } as const;

const event = docsOf(
  'an event',
  { schema: eventDraft, example: { id: 90, ...about, ...begunEvent }, sent: begunEvent },
  { schema: publishedEvent, example: { id: 90, ...wholeEvent }, sent: wholeEvent },
);

export const draftDocs: DocumentationOf<typeof drafts> = {
  listAnnouncementDrafts: announcement.list,
  saveAnnouncementDraft: announcement.save,
  changeAnnouncementDraft: announcement.change,
  publishAnnouncementDraft: announcement.publish,
  listAdvertisementDrafts: advertisement.list,
  saveAdvertisementDraft: advertisement.save,
  changeAdvertisementDraft: advertisement.change,
  publishAdvertisementDraft: advertisement.publish,
  listBibleStudyDrafts: bibleStudy.list,
  saveBibleStudyDraft: bibleStudy.save,
  changeBibleStudyDraft: bibleStudy.change,
  publishBibleStudyDraft: bibleStudy.publish,
  listEventDrafts: event.list,
  saveEventDraft: event.save,
  changeEventDraft: event.change,
  publishEventDraft: event.publish,
};
