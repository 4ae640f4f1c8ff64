import type { RequestHandler } from 'msw';
import { drafts } from '../api/drafts.ts';
import type { Church } from '../church/church.ts';
import { findAccount } from '../church/rules/accounts.ts';
import { publishAdvertisement } from '../church/rules/advertisements.ts';
import { publishAnnouncement } from '../church/rules/announcements.ts';
import { publishBibleStudy } from '../church/rules/bible-studies.ts';
import { changeDraft, draftsOf, publishDraft, saveDraft, signedFiles } from '../church/rules/drafts.ts';
import { publishEvent } from '../church/rules/events.ts';
import { done } from '../church/rules/outcome.ts';
import { postVersion } from '../church/rules/posts.ts';
import type { Draft, DraftKind } from '../church/schemas/content.ts';
import { answering } from './support/endpoint.ts';
import { entityTag } from './support/input.ts';
import { created, ok } from './support/replies.ts';

const withoutFiles = <Texts>(texts: Texts) => ({ texts, keep: [], uploads: [] });

/** EDIT-03. */
export function draftHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);

  const view = async (draft: Draft) => ({
    id: draft.postId,
    writer: findAccount(church, draft.writerId)?.name ?? '',
    created: draft.created,
    saved: draft.saved,
    version: entityTag(postVersion(draft)),
    files: await signedFiles(church, draft),
    ...draft.texts,
  });
  const list = (kind: DraftKind) => async () => done({ drafts: await Promise.all(draftsOf(church, kind).map(view)) });
  const createdDraft = async (draft: Draft): Promise<Response> => created(await view(draft));
  const changedDraft = async (draft: Draft): Promise<Response> => ok(await view(draft));

  return [
    answer(drafts.listAnnouncementDrafts, list('announcements')),
    answer(
      drafts.saveAnnouncementDraft,
      ({ body }, caller) => saveDraft(church, 'announcements', withoutFiles(body), caller),
      createdDraft,
    ),
    answer(
      drafts.changeAnnouncementDraft,
      ({ params: { id }, basedOn, body }) =>
        changeDraft(church, 'announcements', { id, basedOn, changes: withoutFiles(body) }),
      changedDraft,
    ),
    answer(drafts.publishAnnouncementDraft, ({ params: { id }, basedOn, body }) =>
      publishDraft(church, 'announcements', { id, basedOn, changes: withoutFiles({}) }, (postId) =>
        publishAnnouncement(church, postId, body),
      ),
    ),

    answer(drafts.listAdvertisementDrafts, list('advertisements')),
    answer(
      drafts.saveAdvertisementDraft,
      ({ body: { keep: _, Images: uploads, ...texts } }, caller) =>
        saveDraft(church, 'advertisements', { texts, uploads }, caller),
      createdDraft,
    ),
    answer(
      drafts.changeAdvertisementDraft,
      ({ params: { id }, basedOn, body: { keep, Images: uploads, ...texts } }) =>
        changeDraft(church, 'advertisements', { id, basedOn, changes: { texts, keep, uploads } }),
      changedDraft,
    ),
    answer(
      drafts.publishAdvertisementDraft,
      ({ params: { id }, basedOn, body: { keep, Images: uploads, ...advertisement } }) =>
        publishDraft(
          church,
          'advertisements',
          { id, basedOn, changes: { texts: {}, keep, uploads } },
          (postId, files) => publishAdvertisement(church, postId, { ...advertisement, imageUrls: [...files] }),
        ),
    ),

    answer(drafts.listBibleStudyDrafts, list('bibleStudies')),
    answer(
      drafts.saveBibleStudyDraft,
      ({ body: { title, file } }, caller) =>
        saveDraft(church, 'bibleStudies', { texts: { title }, uploads: some(file) }, caller),
      createdDraft,
    ),
    answer(
      drafts.changeBibleStudyDraft,
      ({ params: { id }, basedOn, body: { title, keep, file } }) =>
        changeDraft(church, 'bibleStudies', { id, basedOn, changes: { texts: { title }, keep, uploads: some(file) } }),
      changedDraft,
    ),
    answer(drafts.publishBibleStudyDraft, ({ params: { id }, basedOn, body: { title, keep, file } }) =>
      publishDraft(
        church,
        'bibleStudies',
        { id, basedOn, changes: { texts: {}, keep, uploads: some(file) } },
        (postId, [sheet]) => publishBibleStudy(church, postId, { title, sheet }),
      ),
    ),

    answer(drafts.listEventDrafts, list('events')),
    answer(
      drafts.saveEventDraft,
      ({ body }, caller) => saveDraft(church, 'events', withoutFiles(body), caller),
      createdDraft,
    ),
    answer(
      drafts.changeEventDraft,
      ({ params: { id }, basedOn, body }) =>
        changeDraft(church, 'events', { id, basedOn, changes: withoutFiles(body) }),
      changedDraft,
    ),
    answer(drafts.publishEventDraft, ({ params: { id }, basedOn, body }) =>
      publishDraft(church, 'events', { id, basedOn, changes: withoutFiles({}) }, (postId) =>
        publishEvent(church, postId, body),
      ),
    ),
  ];
}

const some = (file: File | undefined): readonly File[] => (file === undefined ? [] : [file]);
