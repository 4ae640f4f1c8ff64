import { ANNOUNCEMENTS } from '@/adapters/http/announcement-calls.ts';
import { draftCallsOf } from '@/adapters/http/draft-calls.ts';
import { makeHttpAnnouncementEditor } from '@/adapters/http/http-announcement-editor.ts';
import { leadIntoList } from '@/content/machines/provide-post-form.ts';
import { plainDraftsFeature } from './plain-drafts.ts';
import { writtenAnnouncements } from './written-announcement.kind.ts';

/** The drafts of announcements (EDIT-03). */
export const announcementDraftsFeature = plainDraftsFeature(
  writtenAnnouncements,
  makeHttpAnnouncementEditor,
  draftCallsOf(ANNOUNCEMENTS, writtenAnnouncements.fields),
  leadIntoList,
);
