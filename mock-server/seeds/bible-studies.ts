import { addDays, nextWeekday } from '../church/calendar-date.ts';
import type { BibleStudy } from '../church/schemas/content.ts';
import type { StoredFile } from '../church/schemas/files.ts';
import { instantOn } from './dated-text.ts';
import { createPdf } from './pdf.ts';
import { createRandom } from './random.ts';
import { studyBooks } from './texts/studies.ts';

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
