import * as z from 'zod';
import type { bulletins } from '../api/bulletins.ts';
import { answer, type DocumentationOf, serverPath } from './documentation.ts';
import { restoring } from './posts.ts';

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

const pages = [
  '/api/File/content/7c9e6679-7425-40de-944b-e07fc1f90ae7',
  '/api/File/content/0f8fad5b-d9cb-469f-a165-70867728950e',
];

export const bulletinDocs: DocumentationOf<typeof bulletins> = {
  readBulletin: {
    summary: "The pages of a Sunday's bulletin, in order",
    description: 'A Sunday without a bulletin has an empty list.',
    requirements: ['BULL-02', 'BULL-04', 'LIST-05'],
    answer: answer(bulletin, pages),
    errors: { 400: '`dateFolder` is missing or the label of no Sunday.' },
  },
  listBulletins: {
    summary: 'The Sundays of a span that have a bulletin, oldest first',
    requirements: ['BULL-03'],
    answer: answer(z.array(weekLabel), ['Sun2026Nov08', 'Sun2026Nov15']),
    without: 'The calendar of bulletins marks no weeks; every week can be opened all the same.',
  },
  postBulletin: {
    summary: 'Add pages to a bulletin',
    description:
      'Each file is taken or refused by itself. `dateFolder` (the label of the Sunday) and `mode` were added later: a ' +
      'server that ignores them keeps its own rule, and the product says which week was stored.',
    requirements: ['BULL-05', 'BULL-07'],
    request: { files: ['1.png', '2.txt'], dateFolder: 'Sun2026Nov15', mode: 'append' },
    answer: answer(z.array(uploadResult), [
      { fileName: '1.png', uploaded: true, errorMsg: '' },
      { fileName: '2.txt', uploaded: false, errorMsg: '이미지 파일이 아닙니다.' },
    ]),
  },
  arrangeBulletin: {
    summary: "Put a bulletin's pages in another order, and take away those that are left out",
    requirements: ['BULL-05'],
    request: { files: pages.toReversed() },
    errors: { 400: 'A page that is not of this bulletin or named twice, or no page.', 404: 'No bulletin that Sunday.' },
    without: 'The order of the pages stays as it was; the page says in a sentence that this server cannot change it.',
  },
  deleteBulletin: {
    summary: "Take a Sunday's bulletin and its pages away",
    requirements: ['BULL-08'],
    errors: { 400: '`dateFolder` is missing or the label of no Sunday.', 404: 'No bulletin that Sunday.' },
    without: 'The bulletin stays; a message says that this server cannot do it.',
  },
  restoreBulletin: {
    ...restoring("a Sunday's bulletin"),
    requirements: ['LIST-06'],
    answer: answer(bulletin, pages),
    errors: {
      400: '`dateFolder` is missing or the label of no Sunday.',
      404: 'There is none, or the day is over in which it could be restored.',
      409: 'Somebody has published pages for that Sunday meanwhile, which are never replaced.',
    },
    without: 'A deletion is not offered to be undone: this call for the bulletin that is there finds that out before.',
  },
  readFile: {
    summary: 'An uploaded file, under the content type that it was accepted as',
    description:
      'Its address is whatever an answer names: no client builds one. That of a draft has a `key`, which expires after ' +
      'ten minutes: pictures and tabs carry no token. Without one, such a file is not there.',
    requirements: ['AUTH-19', 'ADVT-01', 'BULL-02', 'EDIT-03'],
  },
};
