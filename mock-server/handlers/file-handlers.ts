import type { RequestHandler } from 'msw';
import * as z from 'zod';
import type { Church } from '../church/church.ts';
import { publishers } from '../church/rules/authorization.ts';
import * as bulletins from '../church/rules/bulletins.ts';
import { readFile } from '../church/rules/stored-files.ts';
import { endpointsOf } from './support/endpoint.ts';
import { fileFields } from './support/fields.ts';
import { fileReply } from './support/file-reply.ts';
import { multipartBody } from './support/multipart.ts';
import { queryValue, textParam } from './support/readers.ts';
import { noContent } from './support/replies.ts';

const pages = z.object({ files: fileFields.min(1) });

/** Bulletins (BULL-02, 05, 08) and the files behind every image address. */
export function fileHandlers(church: Church): RequestHandler[] {
  const { open, guarded } = endpointsOf(church);
  return [
    open('get', 'File/bulletin', queryValue('dateFolder'), (label) => bulletins.readBulletin(church, label)),
    open('get', 'File/content/:id', textParam('id'), (id) => readFile(church, id), fileReply),
    guarded('post', 'File/newBulletin', publishers, multipartBody(pages), ({ files }) =>
      bulletins.uploadBulletin(church, files),
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
