import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import type { Announcement, AnnouncementDraft } from '../domain/announcement.ts';

/** Where the church's announcements hang (ANNO-01…03). */
export interface AnnouncementBoard {
  /** @param number from 1; ten a page, newest first; an empty page is past the end */
  page(number: number, signal?: AbortSignal): Promise<Outcome<readonly Announcement[]>>;
  find(id: EntityId, signal?: AbortSignal): Promise<Outcome<Announcement>>;
  /** @param at the moment of publishing; answers with the new announcement's id, if the server named it */
  post(draft: AnnouncementDraft, at: Date, signal?: AbortSignal): Promise<Outcome<EntityId | undefined>>;
  /** Survives the page that asked for it. */
  remove(id: EntityId): Promise<Outcome<null>>;
}
