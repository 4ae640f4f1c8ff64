import type { Announcement } from './posts.ts';
import {
  type DraftError,
  hasTexts,
  missingIn,
  type PlainKind,
  POST_FIELDS,
  type PostDraft,
  type PostField,
  trimmedDraft,
} from './posts.writing.ts';

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
