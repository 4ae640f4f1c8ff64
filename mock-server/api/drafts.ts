import * as z from 'zod/mini';
import { eventTypes } from '../church/schemas/content.ts';
import type { Body, EndpointGroup } from './endpoint.ts';
import { events, places } from './events.ts';
import {
  anyFilesField,
  anyTextsField,
  fileField,
  filePath,
  lineOfDraft,
  longText,
  optionalField,
  recordNumber,
  textField,
  writtenDate,
} from './fields.ts';
import { advertisements, announcements, bibleStudies } from './posts.ts';

const unchosen = z.literal('');

const writtenTexts = { title: lineOfDraft, content: longText, author: lineOfDraft };

const announcement = { json: z.object(writtenTexts) };

const event = {
  json: z.object({
    name: lineOfDraft,
    start: z.union([writtenDate, unchosen]),
    end: z.union([writtenDate, unchosen]),
    type: z.enum([...eventTypes, '']),
    hostedBy: lineOfDraft,
    limit: places.limit,
    waitingList: places.waitingList,
  }),
};

const advertisement = {
  form: {
    title: textField(lineOfDraft),
    content: textField(longText),
    author: textField(lineOfDraft),
    keep: anyTextsField(filePath),
    Images: anyFilesField,
  },
};

const bibleStudy = {
  form: { title: textField(lineOfDraft), keep: anyTextsField(filePath), file: optionalField(fileField) },
};

const every = { access: 'publishers', added: true } as const;
const one = { ...every, params: { id: recordNumber } } as const;

const listed = (path: string, noun: string) =>
  ({ ...every, method: 'get', path, flag: 'drafts', success: 'json', label: `임시 저장한 ${noun} 목록 보기` }) as const;

const saved = <Draft extends Body>(path: string, noun: string, body: Draft) =>
  ({
    ...every,
    method: 'post',
    path,
    flag: 'draft',
    body,
    success: 'created',
    label: `${noun} 임시 저장하기`,
  }) as const;

const changed = <Draft extends Body>(path: string, noun: string, body: Draft) =>
  ({
    ...one,
    method: 'put',
    path,
    flag: 'draft',
    body,
    conditional: 409,
    success: 'json',
    label: `임시 저장한 ${noun} 고치기`,
  }) as const;

const published = <Post extends Body>(path: string, noun: string, body: Post) =>
  ({
    ...one,
    method: 'post',
    path: `${path}/publish`,
    body,
    conditional: 409,
    success: 'created',
    label: `임시 저장한 ${noun} 등록하기`,
  }) as const;

/** EDIT-03: unpublished drafts. They are deleted by the call that deletes posts. */
export const drafts = {
  listAnnouncementDrafts: listed('Announcement', '공지사항'),
  saveAnnouncementDraft: saved('Announcement', '공지사항', announcement),
  changeAnnouncementDraft: changed('Announcement/{id}', '공지사항', announcement),
  publishAnnouncementDraft: published('Announcement/{id}', '공지사항', announcements.changeAnnouncement.body),
  listAdvertisementDrafts: listed('Advertisement', '광고'),
  saveAdvertisementDraft: saved('advertisement', '광고', advertisement),
  changeAdvertisementDraft: changed('advertisement/{id}', '광고', advertisement),
  publishAdvertisementDraft: published('advertisement/{id}', '광고', advertisements.changeAdvertisement.body),
  listBibleStudyDrafts: listed('bibleStudy', '성경공부'),
  saveBibleStudyDraft: saved('BibleStudy', '성경공부', bibleStudy),
  changeBibleStudyDraft: changed('BibleStudy/{id}', '성경공부', bibleStudy),
  publishBibleStudyDraft: published('BibleStudy/{id}', '성경공부', bibleStudies.changeBibleStudy.body),
  listEventDrafts: listed('Event', '행사'),
  saveEventDraft: saved('Event', '행사', event),
  changeEventDraft: changed('Event/{id}', '행사', event),
  publishEventDraft: published('Event/{id}', '행사', events.changeEvent.body),
} as const satisfies EndpointGroup;
