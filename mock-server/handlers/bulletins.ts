import type { RequestHandler } from 'msw';
import { files } from '../api/bulletins.ts';
import type { Church } from '../church/church.ts';
import * as bulletins from '../church/rules/bulletins.ts';
import { readFile } from '../church/rules/files.ts';
import { answering } from './support/endpoint.ts';
import { fileReply } from './support/replies.ts';

/** Bulletins (BULL-02, 05, 08) and the files behind every image address. */
export function fileHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(files.readBulletin, ({ query }) => bulletins.readBulletin(church, query.dateFolder)),
    answer(
      files.readFile,
      ({ params }) => readFile(church, params.id),
      (file) => fileReply(file),
    ),
    answer(files.listBulletins, ({ query }) => bulletins.listBulletins(church, query)),
    answer(files.postBulletin, ({ body: { mode = 'append', ...upload } }) =>
      bulletins.uploadBulletin(church, { ...upload, mode }),
    ),
    answer(files.arrangeBulletin, ({ query, body }) => bulletins.arrangeBulletin(church, query.dateFolder, body.files)),
    answer(files.deleteBulletin, ({ query }) => bulletins.deleteBulletin(church, query.dateFolder)),
  ];
}
