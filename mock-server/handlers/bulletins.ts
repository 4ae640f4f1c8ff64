import type { RequestHandler } from 'msw';
import { bulletins } from '../api/bulletins.ts';
import type { Church } from '../church/church.ts';
import * as rules from '../church/rules/bulletins.ts';
import { readUploadedFile } from '../church/rules/drafts.ts';
import { answering } from './support/endpoint.ts';
import { fileReply } from './support/replies.ts';

/** Bulletins (BULL-02, 05, 08) and the files behind every image address. */
export function bulletinHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(bulletins.readBulletin, ({ query }) => rules.readBulletin(church, query.dateFolder)),
    answer(
      bulletins.readFile,
      ({ params, query }) => readUploadedFile(church, params.id, query.key),
      // An address that expires is of a draft: no device keeps what it shows.
      (file, { query }) => fileReply(file, query.has('key') ? { 'Cache-Control': 'no-store' } : {}),
    ),
    answer(bulletins.listBulletins, ({ query }) => rules.listBulletins(church, query)),
    answer(bulletins.postBulletin, ({ body: { mode = 'append', ...upload } }) =>
      rules.uploadBulletin(church, { ...upload, mode }),
    ),
    answer(bulletins.arrangeBulletin, ({ query, body }) => rules.arrangeBulletin(church, query.dateFolder, body.files)),
    answer(bulletins.deleteBulletin, ({ query }) => rules.deleteBulletin(church, query.dateFolder)),
    answer(bulletins.restoreBulletin, ({ query }) => rules.restoreBulletin(church, query.dateFolder)),
  ];
}
