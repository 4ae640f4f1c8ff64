import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import type { Announcement, AnnouncementDraft } from '../domain/announcement.ts';
import type { PostFailure } from '../domain/post.ts';
import type { PostList } from './post-list.ts';

/** The church's announcements (ANNO-01…03). */
export interface AnnouncementRepository extends PostList<Announcement> {
  /** @param at when it is published; @returns the id of the new announcement */
  post(draft: AnnouncementDraft, at: Date, signal?: AbortSignal): Promise<Outcome<EntityId, PostFailure>>;
}
