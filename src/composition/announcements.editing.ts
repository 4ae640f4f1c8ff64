import { makeHttpAnnouncementEditor, makeHttpAnnouncementPublisher } from '@/adapters/http/announcements.writing.ts';
import { announcementKind } from '@/content/posts/announcements.writing.ts';
import { makePublishAnnouncement } from '@/content/writing/publishing.use-cases.ts';
import { shared } from './entry.ts';
import { announcements } from './post-kinds.ts';
import { plainEditingEntry } from './posts.editing.ts';
import { AUTHENTICATED_CLIENT, CLOCK } from './tokens.ts';

export const ANNOUNCEMENT_PUBLISHER = shared('AnnouncementPublisher', (get) =>
  makeHttpAnnouncementPublisher(get(AUTHENTICATED_CLIENT)),
);

/** Publishing announcements (ANNO-02). */
export const PUBLISH_ANNOUNCEMENT = shared('PublishAnnouncement', (get) =>
  makePublishAnnouncement(get(ANNOUNCEMENT_PUBLISHER), get(announcements.repository), get(CLOCK)),
);

/** How announcements are changed and drafted, with the code that publishes them. */
export const writtenAnnouncements = { ...announcementKind, publish: PUBLISH_ANNOUNCEMENT };

/** Changing announcements (EDIT-01). */
export const announcementEditingEntry = plainEditingEntry(writtenAnnouncements, makeHttpAnnouncementEditor);
