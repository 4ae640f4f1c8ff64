import {
  type DraftError,
  hasTexts,
  missingIn,
  type PlainKind,
  POST_FIELDS,
  type PostDraft,
  type PostField,
  trimmedDraft,
  type WrittenPost,
} from './posts.writing.ts';

/** An announcement of the church to its members (ANNO-01). */
export type Announcement = WrittenPost;

export type AnnouncementDraft = PostDraft;

/** How announcements are written (ANNO-02). */
export const announcementKind: PlainKind<PostField, DraftError, Announcement, AnnouncementDraft> = {
  name: 'announcement',
  fields: POST_FIELDS,
  errors: (draft) => missingIn(POST_FIELDS, draft),
  draftOf: ({ title, content, author }) => ({ title, content, author }),
  read: trimmedDraft,
  isSavedAs: hasTexts,
};
