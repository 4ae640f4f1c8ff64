import { calendarDateOf } from '@/shared/domain/calendar-date.ts';
import { done, type Outcome } from '@/shared/domain/outcome.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { Announcement, AnnouncementDraft } from '../domain/announcement.ts';
import { type PostRefusal, trimmedDraft } from '../domain/post.ts';
import type { AnnouncementBoard } from '../ports/announcement-board.ts';

export type PublishAnnouncement = (
  draft: AnnouncementDraft,
  signal?: AbortSignal,
) => Promise<Outcome<Announcement, PostRefusal>>;

/**
 * Posts an announcement and reads it back (ANNO-02). When only the reading back fails, it stands as it was written:
 * it is there, and must not be posted again (REL-20).
 */
export function makePublishAnnouncement(board: AnnouncementBoard, clock: Clock): PublishAnnouncement {
  return async (draft, signal) => {
    const now = clock.now();
    const written = trimmedDraft(draft);
    const posted = await board.post(written, now, signal);
    if (posted.kind === 'refused') return posted;
    const found = posted.value === undefined ? undefined : await board.find(posted.value, signal);
    if (found?.kind === 'done') return found;
    return done({ id: posted.value ?? now.toISOString(), ...written, created: calendarDateOf(now) });
  };
}
