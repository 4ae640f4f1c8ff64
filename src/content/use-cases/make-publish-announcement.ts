import { calendarDateOf } from '@/shared/domain/calendar-date.ts';
import { done, type Outcome, settledOutcome } from '@/shared/domain/outcome.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { Announcement, AnnouncementDraft } from '../domain/announcement.ts';
import { isWrittenAs, type PostFailure, trimmedDraft } from '../domain/post.ts';
import type { AnnouncementPublisher } from '../ports/announcement-publisher.ts';
import type { PostRepository } from '../ports/post-repository.ts';
import { makeConfirmPost } from './make-confirm-post.ts';

export type PublishAnnouncement = (
  draft: AnnouncementDraft,
  signal?: AbortSignal,
) => Promise<Outcome<Announcement, PostFailure>>;

/**
 * Posts an announcement and reads it back (ANNO-02). When only the reading back fails, the announcement is returned as
 * it was written: it is published and must not be posted again (REL-20). When the answer is lost, it is looked for
 * among the newest ones first. A second attempt carries the date of the first, so that the server can recognise it
 * (REL-16).
 */
export function makePublishAnnouncement(
  publisher: AnnouncementPublisher,
  list: Pick<PostRepository<Announcement>, 'find' | 'page'>,
  clock: Clock,
): PublishAnnouncement {
  const confirm = makeConfirmPost<Announcement>();
  let unsent: { readonly words: string; readonly at: Date } | undefined;

  return async (draft, signal) => {
    const written = trimmedDraft(draft);
    const words = JSON.stringify(written);
    const at = unsent?.words === words ? unsent.at : clock.now();
    unsent = { words, at };
    const posted = await settledOutcome(() => publisher.post(written, at, signal), signal);
    // As lists show it (LIST-04).
    const created = calendarDateOf(at);
    const confirmed = await confirm<PostFailure>(
      posted.kind === 'done' ? done({ id: posted.value, ...written, created }) : posted,
      () => list.page(1, signal),
      (post) => isWrittenAs(post, written, created),
      signal,
    );
    if (confirmed.kind === 'done') unsent = undefined;
    if (posted.kind === 'refused') return confirmed;
    const found = await settledOutcome(() => list.find(posted.value, signal), signal);
    return found.kind === 'done' ? found : confirmed;
  };
}
