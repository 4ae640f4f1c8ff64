import type { RequestHandler } from 'msw';
import * as z from 'zod';
import type { Church } from '../church/church.ts';
import { publishers } from '../church/rules/authorization.ts';
import * as bulletins from '../church/rules/bulletins.ts';
import { readFile } from '../church/rules/stored-files.ts';
import { endpointsOf } from './support/endpoint.ts';
import { calendarDate, fileFields, requiredText, textField } from './support/fields.ts';
import { fileReply } from './support/file-reply.ts';
import { multipartBody } from './support/multipart.ts';
import { jsonBody, queryOf, queryValue, textParam, together } from './support/readers.ts';
import { noContent } from './support/replies.ts';

const upload = z.object({
  files: fileFields.min(1),
  datefolder: z.optional(textField),
  mode: z.optional(z.tuple([z.enum(['append', 'replace'])]).transform(([mode]) => mode)),
});

const arrangement = z.object({ files: z.array(requiredText).min(1).max(500) });
const span = z.object({ from: calendarDate, to: calendarDate });

/** Bulletins (BULL-02, 05, 08) and the files behind every image address. */
export function fileHandlers(church: Church): RequestHandler[] {
  const { open, guarded } = endpointsOf(church);
  return [
    open('get', 'File/bulletin', queryValue('dateFolder'), (label) => bulletins.readBulletin(church, label)),
    open('get', 'File/content/:id', textParam('id'), (id) => readFile(church, id), fileReply),
    open('get', 'File/bulletins', queryOf(span), (asked) => bulletins.listBulletins(church, asked)),
    guarded('post', 'File/newBulletin', publishers, multipartBody(upload), ({ files, datefolder, mode = 'append' }) =>
      bulletins.uploadBulletin(church, { files, dateFolder: datefolder, mode }),
    ),
    guarded(
      'put',
      'File/bulletin',
      publishers,
      together({ label: queryValue('dateFolder'), body: jsonBody(arrangement) }),
      ({ label, body }) => bulletins.arrangeBulletin(church, label, body.files),
      noContent,
    ),
    guarded(
      'delete',
      'File/bulletin',
      publishers,
      queryValue('dateFolder'),
      (label) => bulletins.deleteBulletin(church, label),
      noContent,
    ),
  ];
}
