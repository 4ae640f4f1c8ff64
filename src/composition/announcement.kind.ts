import { ANNOUNCEMENTS } from '@/adapters/http/announcement-calls.ts';
import type { Announcement } from '@/content/domain/announcement.ts';
import { postKind } from './post-kind.ts';

/** The church's announcements (ANNO-01, ANNO-03): the home page shows the newest, their own pages all of them. */
export const announcements = postKind<Announcement, typeof ANNOUNCEMENTS>({
  name: 'announcement',
  page: 'announcements',
  calls: ANNOUNCEMENTS,
});
