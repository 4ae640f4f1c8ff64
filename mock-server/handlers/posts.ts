import type { RequestHandler } from 'msw';
import { advertisements, announcements, bibleStudies } from '../api/posts.ts';
import type { Church } from '../church/church.ts';
import * as advertisementHandlersRules from '../church/rules/advertisements.ts';
import * as rules from '../church/rules/announcements.ts';
import * as bibleStudyHandlersRules from '../church/rules/bible-studies.ts';
import { deleteDraft } from '../church/rules/drafts.ts';
import { answering } from './support/endpoint.ts';
import { fileReply, taggedReply } from './support/replies.ts';

/** ANNO-01 to ANNO-03, EDIT-01, EDIT-04. */
export function announcementHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(announcements.listAnnouncements, ({ query }) => rules.listAnnouncements(church, query)),
    answer(announcements.readAnnouncement, ({ params }) => rules.readAnnouncement(church, params.id), taggedReply()),
    answer(announcements.postAnnouncement, ({ body }) => rules.postAnnouncement(church, body)),
    answer(
      announcements.changeAnnouncement,
      ({ params, basedOn, body }) => rules.changeAnnouncement(church, { id: params.id, basedOn, changes: body }),
      taggedReply(),
    ),
    answer(announcements.pinAnnouncement, ({ params, body }) =>
      rules.pinAnnouncement(church, { id: params.id, until: body.until }),
    ),
    answer(
      announcements.deleteAnnouncement,
      ({ params: { id } }) => deleteDraft(church, 'announcements', id) ?? rules.deleteAnnouncement(church, id),
    ),
  ];
}

/** ADVT-01 to ADVT-03, EDIT-01, EDIT-04. */
export function advertisementHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(advertisements.listAdvertisements, ({ query }) =>
      advertisementHandlersRules.listAdvertisements(church, query),
    ),
    answer(
      advertisements.readAdvertisement,
      ({ params }) => advertisementHandlersRules.readAdvertisement(church, params.id),
      taggedReply(),
    ),
    answer(advertisements.postAdvertisement, ({ body: { Images: images, ...text } }) =>
      advertisementHandlersRules.postAdvertisement(church, { ...text, images }),
    ),
    answer(
      advertisements.changeAdvertisement,
      ({ params, basedOn, body: { Images: images, ...changes } }) =>
        advertisementHandlersRules.changeAdvertisement(church, {
          id: params.id,
          basedOn,
          changes: { ...changes, images },
        }),
      taggedReply(),
    ),
    answer(advertisements.pinAdvertisement, ({ params, body }) =>
      advertisementHandlersRules.pinAdvertisement(church, { id: params.id, until: body.until }),
    ),
    answer(
      advertisements.deleteAdvertisement,
      ({ params: { id } }) =>
        deleteDraft(church, 'advertisements', id) ?? advertisementHandlersRules.deleteAdvertisement(church, id),
    ),
  ];
}

/** BIBL-01 to BIBL-03, EDIT-01, EDIT-04. */
export function bibleStudyHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(bibleStudies.listBibleStudies, ({ query }) => bibleStudyHandlersRules.listBibleStudies(church, query)),
    answer(
      bibleStudies.readBibleStudy,
      ({ params }) => bibleStudyHandlersRules.readBibleStudy(church, params.id),
      taggedReply(bibleStudyHandlersRules.entryOf),
    ),
    answer(
      bibleStudies.readBibleStudyFile,
      ({ params }) => bibleStudyHandlersRules.readBibleStudyFile(church, params.id),
      (file) => fileReply(file),
    ),
    answer(bibleStudies.postBibleStudy, ({ body }) => bibleStudyHandlersRules.postBibleStudy(church, body)),
    answer(
      bibleStudies.changeBibleStudy,
      ({ params, basedOn, body }) =>
        bibleStudyHandlersRules.changeBibleStudy(church, { id: params.id, basedOn, changes: body }),
      taggedReply(bibleStudyHandlersRules.entryOf),
    ),
    answer(bibleStudies.pinBibleStudy, ({ params, body }) =>
      bibleStudyHandlersRules.pinBibleStudy(church, { id: params.id, until: body.until }),
    ),
    answer(
      bibleStudies.deleteBibleStudy,
      ({ params: { id } }) =>
        deleteDraft(church, 'bibleStudies', id) ?? bibleStudyHandlersRules.deleteBibleStudy(church, id),
    ),
  ];
}
