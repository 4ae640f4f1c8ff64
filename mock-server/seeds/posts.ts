import { addDays, nextWeekday, plainOrder, yearOf } from '../church/calendar-date.ts';
import type { Advertisement, Announcement, BibleStudy, Draft } from '../church/schemas/content.ts';
import { type StoredFile, storedFilePath } from '../church/schemas/files.ts';
import { instantOn, lateOn, withDate } from './church-year.ts';
import { personas } from './personas.ts';
import { createRandom, type Random } from './random.ts';
import { offers } from './texts/advertisements.ts';
import type { AnnouncementText, OrdinaryAnnouncement, SeasonalAnnouncement } from './texts/announcement-text.ts';
import { announcementsOfTheYear } from './texts/announcements-of-the-year.ts';
import { ordinaryAnnouncements } from './texts/announcements-ordinary.ts';
import { studyBooks } from './texts/bible-studies.ts';

interface DatedText {
  readonly text: AnnouncementText;
  /** When it was written. */
  readonly written: string;
  /** The day that it is about. */
  readonly of: string;
}

/** Its last date, yesterday at the latest. */
const lastSeason = (text: SeasonalAnnouncement, today: string): DatedText => {
  const thisYear = yearOf(today);
  const years = [thisYear + 1, thisYear, thisYear - 1, thisYear - 2];
  const dated = years.map((year) => ({ of: text.of(year), written: addDays(text.of(year), -text.before) }));
  const last = dated.find(({ written }) => written < today);
  if (!last) throw new RangeError(`No year for ${text.title}`);
  return { text, ...last };
};

const ordinary = (text: OrdinaryAnnouncement, today: string): DatedText => {
  const written = addDays(today, -text.ago);
  return { text, written, of: nextWeekday(addDays(written, text.ahead), text.weekday) };
};

const toAnnouncement = ({ text, written, of }: DatedText, random: Random): Omit<Announcement, 'id'> => ({
  title: withDate(text.title, of),
  content: text.paragraphs.map((words) => withDate(words, of)).join('\n\n'),
  author: text.author,
  created: text.late === true ? lateOn(written) : instantOn(written, random),
});

/** The year's 57 announcements, oldest first, each where it falls in the church's year, none later than yesterday. */
export const createAnnouncements = (today: string): Announcement[] => {
  const random = createRandom('announcements');
  const dated = [
    ...announcementsOfTheYear.map((text) => lastSeason(text, today)),
    ...ordinaryAnnouncements.map((text) => ordinary(text, today)),
  ];
  return dated
    .map((text) => toAnnouncement(text, random))
    .toSorted((a, b) => plainOrder(a.created, b.created))
    .map((announcement, at) => ({ id: at + 1, ...announcement }));
};

interface Advertisements {
  readonly advertisements: Advertisement[];
  readonly files: StoredFile[];
}

/** The 34 advertisements, about one every ten days, the newest of two days ago, with drawn pictures. */
export const createAdvertisements = (today: string): Advertisements => {
  const random = createRandom('advertisements');
  const placed = offers.toReversed().map((offer, at) => {
    const id = at + 1;
    const date = addDays(today, -2 - 10 * (offers.length - id) - (id === offers.length ? 0 : random.integer(0, 4)));
    const files = offer.posters.map(
      ([heading, line], poster): StoredFile => ({
        id: `advertisement-${id}-${poster + 1}`,
        fileName: `${heading}.svg`,
        contentType: 'image/svg+xml',
        content: { drawing: 'poster', heading, line, look: at + poster },
      }),
    );
    const advertisement: Advertisement = {
      id,
      title: offer.title,
      content: offer.paragraphs.join('\n\n'),
      author: offer.author,
      created: instantOn(date, random),
      imageUrls: files.map((file) => storedFilePath(file.id)),
    };
    return { advertisement, files };
  });
  return {
    advertisements: placed.map(({ advertisement }) => advertisement),
    files: placed.flatMap(({ files }) => files),
  };
};

interface Studies {
  readonly bibleStudies: BibleStudy[];
  readonly files: StoredFile[];
}

/** A question sheet for every Thursday up to the last one before today, each with its PDF. */
export const createBibleStudies = (today: string): Studies => {
  const random = createRandom('bible studies');
  const lessons = studyBooks.flatMap(({ name, english, lessons: titles }) =>
    titles.map((title, at) => ({ name, english, title, number: at + 1 })),
  );
  const lastThursday = nextWeekday(addDays(today, -7), 4);
  const sheets = lessons.map(({ name, english, title, number }, at) => {
    const fileId = `study-${at + 1}`;
    const date = addDays(lastThursday, -7 * (lessons.length - 1 - at));
    const study: BibleStudy = {
      id: at + 1,
      title: `${name} ${number}과: ${title}`,
      created: instantOn(date, random),
      fileId,
    };
    const file: StoredFile = {
      id: fileId,
      fileName: `${name} ${number}과.pdf`,
      contentType: 'application/pdf',
      content: createPdf([`${english}, lesson ${number}`, date, '', '1.', '', '2.', '', '3.']),
    };
    return { study, file };
  });
  return { bibleStudies: sheets.map(({ study }) => study), files: sheets.map(({ file }) => file) };
};

/** Escapes text for a PDF string; ASCII only. */
const pdfLiteral = (words: string): string => words.replace(/[^ -~]/g, '?').replace(/[\\()]/g, '\\$&');

/**
 * A PDF of one page that every reader opens: each line of ASCII text in its own row. Hangul would need an embedded
 * font, so titles are only in the file's name.
 */
export const createPdf = (lines: readonly string[]): Uint8Array<ArrayBuffer> => {
  const rows = lines.map((line) => `(${pdfLiteral(line)}) Tj T*`).join(' ');
  const stream = `BT /F1 20 Tf 28 TL 72 740 Td ${rows} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return new Uint8Array(new TextEncoder().encode(body + table + trailer));
};

/** Unfinished drafts of the editors (EDIT-03). @param after the highest number of the posts of each kind */
export const createDrafts = (today: string, after: { announcements: number; events: number }): Draft[] => {
  const saturday = nextWeekday(addDays(today, 7), 6);
  const begun = `${addDays(today, -2)}T22:10:00Z`;
  return [
    {
      kind: 'announcements',
      postId: after.announcements + 1,
      writerId: personas.admin.id,
      created: begun,
      saved: begun,
      texts: { title: '친교실 의자 교체 안내', content: '오래된 의자를 새것으로 바꾸려 합니다.', author: '' },
      files: [],
    },
    {
      kind: 'events',
      postId: after.events + 1,
      writerId: personas.editor.id,
      created: begun,
      saved: begun,
      texts: { name: '친교실 대청소', start: saturday, end: saturday, type: '', hostedBy: '친교부' },
      files: [],
    },
  ];
};
