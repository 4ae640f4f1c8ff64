import { makeHttpAnnouncementEditor } from '@/adapters/http/http-announcement-editor.ts';
import { plainEditingFeature } from './plain-editing.ts';
import { writtenAnnouncements } from './written-announcement.kind.ts';

/** Changing announcements (EDIT-01). */
export const announcementEditingFeature = plainEditingFeature(writtenAnnouncements, makeHttpAnnouncementEditor);
