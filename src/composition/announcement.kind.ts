import { ANNOUNCEMENTS } from '@/adapters/http/announcement-calls.ts';
import type { Announcement } from '@/content/domain/announcement.ts';
import { announcementRepositoryBindings } from './announcement-repository.bindings.ts';
import { ANNOUNCEMENT_REPOSITORY } from './announcements.tokens.ts';
import type { PostKind } from './post-kind.ts';

/** The church's announcements (ANNO-01…03). */
export const announcements: PostKind<Announcement> = {
  name: 'announcement',
  page: 'announcements',
  calls: ANNOUNCEMENTS,
  repository: ANNOUNCEMENT_REPOSITORY,
  bindings: [announcementRepositoryBindings],
};
