import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import type { AnnouncementDraft } from '../domain/announcement.ts';
import type { PostFailure } from '../domain/post.ts';

/** Publishes announcements; for Admin and Editor (ANNO-02). */
export interface AnnouncementPublisher {
  /** @param at when it is published; @returns the id of the new announcement */
  post(draft: AnnouncementDraft, at: Date, signal?: AbortSignal): Promise<Outcome<EntityId, PostFailure>>;
}
