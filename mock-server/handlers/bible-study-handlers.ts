import type { RequestHandler } from 'msw';
import * as z from 'zod';
import type { Church } from '../church/church.ts';
import { publishers } from '../church/rules/authorization.ts';
import * as bibleStudies from '../church/rules/bible-studies.ts';
import { endpointsOf } from './support/endpoint.ts';
import { fileField, textField } from './support/fields.ts';
import { fileReply } from './support/file-reply.ts';
import { multipartBody } from './support/multipart.ts';
import { numberParam, pageRequest } from './support/readers.ts';
import { created, noContent } from './support/replies.ts';

const draft = z.object({ title: textField, file: fileField });

/** BIBL-01 to BIBL-03. */
export function bibleStudyHandlers(church: Church): RequestHandler[] {
  const { open, guarded } = endpointsOf(church);
  return [
    open('get', 'bibleStudy', pageRequest, (page) => bibleStudies.listBibleStudies(church, page)),
    open(
      'get',
      'bibleStudy/:id/download',
      numberParam('id'),
      (id) => bibleStudies.readBibleStudyFile(church, id),
      fileReply,
    ),
    guarded(
      'post',
      'BibleStudy',
      publishers,
      multipartBody(draft),
      (input) => bibleStudies.postBibleStudy(church, input),
      created,
    ),
    guarded(
      'delete',
      'bibleStudy/:id',
      publishers,
      numberParam('id'),
      (id) => bibleStudies.deleteBibleStudy(church, id),
      noContent,
    ),
  ];
}
