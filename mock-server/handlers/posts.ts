import type { RequestHandler } from 'msw';
import { advertisements, announcements, bibleStudies } from '../api/posts.ts';
import type { Church } from '../church/church.ts';
import * as advertisementRules from '../church/rules/advertisements.ts';
import * as announcementRules from '../church/rules/announcements.ts';
import * as bibleStudyRules from '../church/rules/bible-studies.ts';
import { deleteDraft } from '../church/rules/drafts.ts';
import { answering } from './support/endpoint.ts';
import { fileReply, taggedReply } from './support/replies.ts';

/** ANNO-01 to ANNO-03, EDIT-01, EDIT-04. */
export function announcementHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(announcements.listAnnouncements, ({ query }) => announcementRules.listAnnouncements(church, query)),
    answer(
      announcements.readAnnouncement,
      ({ params }) => announcementRules.readAnnouncement(church, params.id),
      taggedReply(),
    ),
    answer(announcements.postAnnouncement, ({ body }) => announcementRules.postAnnouncement(church, body)),
    answer(
      announcements.changeAnnouncement,
      ({ params, basedOn, body }) =>
        announcementRules.changeAnnouncement(church, { id: params.id, basedOn, changes: body }),
      taggedReply(),
    ),
    answer(announcements.pinAnnouncement, ({ params, body }) =>
      announcementRules.pinAnnouncement(church, { id: params.id, until: body.until }),
    ),
    answer(
      announcements.deleteAnnouncement,
      ({ params: { id } }) =>
        deleteDraft(church, 'announcements', id) ?? announcementRules.deleteAnnouncement(church, id),
    ),
    answer(
      announcements.restoreAnnouncement,
      ({ params }) => announcementRules.restoreAnnouncement(church, params.id),
      taggedReply(),
    ),
  ];
}

/** ADVT-01 to ADVT-03, EDIT-01, EDIT-04. */
export function advertisementHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(advertisements.listAdvertisements, ({ query }) => advertisementRules.listAdvertisements(church, query)),
    answer(
      advertisements.readAdvertisement,
      ({ params }) => advertisementRules.readAdvertisement(church, params.id),
      taggedReply(),
    ),
    answer(advertisements.postAdvertisement, ({ body: { Images: images, ...text } }) =>
      advertisementRules.postAdvertisement(church, { ...text, images }),
    ),
    answer(
      advertisements.changeAdvertisement,
      ({ params, basedOn, body: { Images: images, ...changes } }) =>
        advertisementRules.changeAdvertisement(church, {
          id: params.id,
          basedOn,
          changes: { ...changes, images },
        }),
      taggedReply(),
    ),
    answer(advertisements.pinAdvertisement, ({ params, body }) =>
      advertisementRules.pinAdvertisement(church, { id: params.id, until: body.until }),
    ),
    answer(
      advertisements.deleteAdvertisement,
      ({ params: { id } }) =>
        deleteDraft(church, 'advertisements', id) ?? advertisementRules.deleteAdvertisement(church, id),
    ),
    answer(
      advertisements.restoreAdvertisement,
      ({ params }) => advertisementRules.restoreAdvertisement(church, params.id),
      taggedReply(),
    ),
  ];
}

/** BIBL-01 to BIBL-03, EDIT-01, EDIT-04. */
export function bibleStudyHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(bibleStudies.listBibleStudies, ({ query }) => bibleStudyRules.listBibleStudies(church, query)),
    answer(
      bibleStudies.readBibleStudy,
      ({ params }) => bibleStudyRules.readBibleStudy(church, params.id),
      taggedReply(bibleStudyRules.entryOf),
    ),
    answer(
      bibleStudies.readBibleStudyFile,
      ({ params }) => bibleStudyRules.readBibleStudyFile(church, params.id),
      (file) => fileReply(file),
    ),
    answer(bibleStudies.postBibleStudy, ({ body }) => bibleStudyRules.postBibleStudy(church, body)),
    answer(
      bibleStudies.changeBibleStudy,
      ({ params, basedOn, body }) =>
        bibleStudyRules.changeBibleStudy(church, { id: params.id, basedOn, changes: body }),
      taggedReply(bibleStudyRules.entryOf),
    ),
    answer(bibleStudies.pinBibleStudy, ({ params, body }) =>
      bibleStudyRules.pinBibleStudy(church, { id: params.id, until: body.until }),
    ),
    answer(
      bibleStudies.deleteBibleStudy,
      ({ params: { id } }) => deleteDraft(church, 'bibleStudies', id) ?? bibleStudyRules.deleteBibleStudy(church, id),
    ),
    answer(
      bibleStudies.restoreBibleStudy,
      ({ params }) => bibleStudyRules.restoreBibleStudy(church, params.id),
      taggedReply(bibleStudyRules.entryOf),
    ),
  ];
}
