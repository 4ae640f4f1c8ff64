import * as z from 'zod';
import type { advertisements, announcements, bibleStudies } from '../api/posts.ts';
import { answer, type DocumentationOf, id, instant, serverPath } from './documentation.ts';

/** Of posts and events. */
export const edited = z
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

const lookedFor =
  'The page of the item looks for it in the list, as far as a reader would scroll, and shows it from there.';

const anAnnouncement = {
  id: 57,
  title: '추수감사주일 안내',
  content: '다음 주일은 추수감사주일입니다.\n\n예배 뒤에 친교실에서 함께 식사합니다.',
  author: '교회 사무실',
  created: '2026-11-15T13:00:00.000Z',
};

/** The moment of a change in the examples. */
export const AN_EDIT = '2026-11-16T14:20:00.000Z';

export const WITHOUT_EDITING = 'The form stays with everything that was typed, and says that this server cannot do it.';

/** The texts of the call that pins a post. @param noun such as `an announcement` */
const pinning = (noun: string) => ({
  summary: `Pin ${noun} to the head of its list, or end that`,
  description:
    'Up to three posts of a list are pinned, each up to the end of its day by the calendar of Asunción. It is no change of the post: its version stays.',
  requirements: ['EDIT-04'],
  request: { until: '2026-11-22' },
  errors: { 400: '`until` is no day, or one that is over.', 409: 'Three others are pinned.' },
  without: 'Says that this server cannot do it; the list stays as it was.',
});

/** The texts of the call that undoes a deletion. @param noun such as `an announcement` */
export const restoring = (noun: string) => ({
  summary: `Undo the deletion of ${noun}`,
  description:
    'It is back as it was, under its number. One that is not deleted stays as it is, and is answered all the same: a call that is repeated does no harm, and a client can ask by it whether this server has the call, before it deletes.',
  errors: { 404: 'There is none, or the day is over in which it could be restored.' },
  without:
    'Before the first deletion, this call for what is about to be deleted finds that out: the deletion is then sent when the time to undo it is over, or the page is left.',
});

export const announcementDocs: DocumentationOf<typeof announcements> = {
  listAnnouncements: {
    summary: 'A page of announcements, pinned ones first, then the newest',
    description: 'A page past the end is an empty list.',
    requirements: ['ANNO-01', 'LIST-05'],
    answer: answer(z.array(announcement), [anAnnouncement]),
  },
  postAnnouncement: {
    summary: 'Post an announcement',
    description: "The server's clock dates it; `date` is what the writer's clock shows.",
    requirements: ['ANNO-02'],
    request: {
      title: anAnnouncement.title,
      content: anAnnouncement.content,
      author: anAnnouncement.author,
      date: '2026-11-15T13:00:00.000Z',
    },
    answer: answer(announcement, anAnnouncement),
  },
  readAnnouncement: {
    summary: 'One announcement',
    requirements: ['ANNO-02', 'PAGE-01', 'EDIT-01'],
    answer: answer(announcement, anAnnouncement, { tagged: true }),
  },
  changeAnnouncement: {
    summary: 'Change an announcement',
    description: 'It keeps its place in the list, and `created`; `edited` says when it was changed.',
    requirements: ['EDIT-01', 'EDIT-02'],
    request: { title: anAnnouncement.title, content: anAnnouncement.content, author: anAnnouncement.author },
    answer: answer(announcement, { ...anAnnouncement, edited: AN_EDIT }, { tagged: true }),
    without: WITHOUT_EDITING,
  },
  pinAnnouncement: pinning('an announcement'),
  deleteAnnouncement: { summary: 'Delete an announcement', requirements: ['ANNO-03'] },
  restoreAnnouncement: {
    ...restoring('an announcement'),
    requirements: ['LIST-06'],
    answer: answer(announcement, anAnnouncement, { tagged: true }),
  },
};

const anAdvertisement = {
  ...anAnnouncement,
  id: 12,
  title: '중고 책상 나눔',
  content: '깨끗한 책상을 나누어 드립니다.',
  author: '김민수',
  imageUrls: ['/api/File/content/0f8fad5b-d9cb-469f-a165-70867728950e'],
};

export const advertisementDocs: DocumentationOf<typeof advertisements> = {
  listAdvertisements: {
    summary: 'A page of advertisements, pinned ones first, then the newest',
    description: '`imageUrls` are paths on this server, in the order in which they are shown.',
    requirements: ['ADVT-01', 'LIST-05'],
    answer: answer(z.array(advertisement), [anAdvertisement]),
  },
  readAdvertisement: {
    summary: 'One advertisement',
    requirements: ['PAGE-01', 'EDIT-01'],
    answer: answer(advertisement, anAdvertisement, { tagged: true }),
    without: lookedFor,
  },
  postAdvertisement: {
    summary: 'Post an advertisement with its images',
    description: 'One file that is no image refuses the whole, with a sentence for each such file.',
    requirements: ['ADVT-02', 'BULL-07'],
    request: {
      title: anAdvertisement.title,
      content: anAdvertisement.content,
      author: anAdvertisement.author,
      Images: ['책상.jpg'],
    },
    answer: answer(advertisement, anAdvertisement),
    errors: { 413: 'An image above 10 MB, or more than 128 MB in all.', 415: 'A file that is no image, or no form.' },
  },
  changeAdvertisement: {
    summary: 'Change an advertisement and its images',
    description: '`keep` names the images that stay, in order, as `imageUrls` does; new ones come behind them.',
    requirements: ['EDIT-01', 'EDIT-02'],
    request: {
      title: anAdvertisement.title,
      content: anAdvertisement.content,
      author: anAdvertisement.author,
      keep: anAdvertisement.imageUrls,
      Images: ['의자.jpg'],
    },
    answer: answer(advertisement, { ...anAdvertisement, edited: AN_EDIT }, { tagged: true }),
    errors: {
      400: 'A field is wrong, or `keep` names what is no image of it.',
      413: 'An image above 10 MB, or more than 128 MB in all.',
      415: 'A file that is no image, or no form.',
    },
    without: WITHOUT_EDITING,
  },
  pinAdvertisement: pinning('an advertisement'),
  deleteAdvertisement: { summary: 'Delete an advertisement with its images', requirements: ['ADVT-03'] },
  restoreAdvertisement: {
    ...restoring('an advertisement'),
    requirements: ['LIST-06'],
    answer: answer(advertisement, anAdvertisement, { tagged: true }),
  },
};

const aSheet = { id: 31, title: '요한복음 3장', created: '2026-11-10T12:00:00.000Z' };

export const bibleStudyDocs: DocumentationOf<typeof bibleStudies> = {
  listBibleStudies: {
    summary: 'A page of Bible study sheets, pinned ones first, then the newest',
    requirements: ['BIBL-01', 'LIST-05'],
    answer: answer(z.array(bibleStudy), [aSheet]),
  },
  readBibleStudy: {
    summary: 'One Bible study sheet',
    requirements: ['PAGE-01', 'EDIT-01'],
    answer: answer(bibleStudy, aSheet, { tagged: true }),
    without: lookedFor,
  },
  postBibleStudy: {
    summary: 'Post a Bible study sheet with its PDF',
    requirements: ['BIBL-02'],
    request: { title: aSheet.title, file: '요한복음 3장.pdf' },
    answer: answer(bibleStudy, aSheet),
    errors: { 413: 'A PDF above 20 MB.', 415: 'A file that is no PDF, an empty one, or no form.' },
  },
  changeBibleStudy: {
    summary: 'Change a Bible study sheet',
    description: 'A new PDF replaces the old one; without one, `keep` names the path under which the old one is read.',
    requirements: ['EDIT-01', 'EDIT-02'],
    request: { title: aSheet.title, keep: [`/api/bibleStudy/${aSheet.id}/download`] },
    answer: answer(bibleStudy, { ...aSheet, edited: AN_EDIT }, { tagged: true }),
    errors: {
      400: 'A field is wrong, or neither a new PDF nor the old one is named.',
      413: 'A PDF above 20 MB.',
      415: 'A file that is no PDF, an empty one, or no form.',
    },
    without: WITHOUT_EDITING,
  },
  pinBibleStudy: pinning('a Bible study sheet'),
  deleteBibleStudy: { summary: 'Delete a Bible study sheet with its PDF', requirements: ['BIBL-03'] },
  restoreBibleStudy: {
    ...restoring('a Bible study sheet'),
    requirements: ['LIST-06'],
    answer: answer(bibleStudy, aSheet, { tagged: true }),
  },
  readBibleStudyFile: {
    summary: 'The PDF of a Bible study sheet, to be opened in place',
    requirements: ['BIBL-01'],
  },
};
