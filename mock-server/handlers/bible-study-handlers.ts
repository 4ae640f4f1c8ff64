import type { RequestHandler } from 'msw';
import { bibleStudies } from '../api/bible-studies.ts';
import type { Church } from '../church/church.ts';
import * as rules from '../church/rules/bible-studies.ts';
import { deleteDraft } from '../church/rules/drafts.ts';
import { answering } from './support/endpoint.ts';
import { fileReply } from './support/file-reply.ts';
import { taggedReply } from './support/tagged-reply.ts';

/** BIBL-01 to BIBL-03, EDIT-01, EDIT-04. */
export function bibleStudyHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(bibleStudies.listBibleStudies, ({ query }) => rules.listBibleStudies(church, query)),
    answer(
      bibleStudies.readBibleStudy,
      ({ params }) => rules.readBibleStudy(church, params.id),
      taggedReply(rules.entryOf),
    ),
    answer(
      bibleStudies.readBibleStudyFile,
      ({ params }) => rules.readBibleStudyFile(church, params.id),
      (file) => fileReply(file),
    ),
    answer(bibleStudies.postBibleStudy, ({ body }) => rules.postBibleStudy(church, body)),
    answer(
      bibleStudies.changeBibleStudy,
      ({ params, basedOn, body }) => rules.changeBibleStudy(church, { id: params.id, basedOn, changes: body }),
      taggedReply(rules.entryOf),
    ),
    answer(bibleStudies.pinBibleStudy, ({ params, body }) =>
      rules.pinBibleStudy(church, { id: params.id, until: body.until }),
    ),
    answer(
      bibleStudies.deleteBibleStudy,
      ({ params: { id } }) => deleteDraft(church, 'bibleStudies', id) ?? rules.deleteBibleStudy(church, id),
    ),
  ];
}
