import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import type { Announcement, AnnouncementDraft } from '../domain/announcement.ts';
import type { PostFailure } from '../domain/post.ts';
import type { PostList } from './post-list.ts';

/** Where the church's announcements hang (ANNO-01…03). */
export interface AnnouncementRepository extends PostList<Announcement> {
  find(id: EntityId, signal?: AbortSignal): Promise<Outcome<Announcement>>;
  /** @param at the moment of publishing; answers with the new announcement's id */
  post(draft: AnnouncementDraft, at: Date, signal?: AbortSignal): Promise<Outcome<EntityId, PostFailure>>;
}
