import { ANNOUNCEMENTS } from '@/adapters/http/announcements.ts';
import { makeHttpAnnouncementEditor } from '@/adapters/http/announcements.writing.ts';
import { draftCallsOf } from '@/adapters/http/posts.drafts.ts';
import { leadIntoList } from '@/content/writing/post-form.machine.ts';
import { writtenAnnouncements } from './announcements.editing.ts';
import { plainDraftsFeature } from './posts.writing.ts';

/** The drafts of announcements (EDIT-03). */
export const announcementDraftsFeature = plainDraftsFeature(
  writtenAnnouncements,
  makeHttpAnnouncementEditor,
  draftCallsOf(ANNOUNCEMENTS, writtenAnnouncements.fields),
  leadIntoList,
);
