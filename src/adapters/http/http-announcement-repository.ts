import * as z from 'zod/mini';
import type { AnnouncementRepository } from '@/content/ports/announcement-repository.ts';
import { done, refused } from '@/shared/domain/outcome.ts';
import { parseAnswer } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { makePostList } from './post-list.ts';
import { postFailure } from './problem-errors.ts';
import { bodyOf } from './raw-answer.ts';
import { wireId } from './wire.ts';
import { wireAnnouncement } from './wire-announcement.ts';

const PATH = 'api/Announcement';

/** Where announcements are read and taken away. */
export const ANNOUNCEMENTS = { list: PATH, item: PATH };

const wirePosted = z.object({ id: wireId });

/** Announcements over HTTP (ANNO-01…03), readable without a session (LIST-05). */
export function makeHttpAnnouncementRepository(send: HttpClient): AnnouncementRepository {
  return {
    ...makePostList(send, ANNOUNCEMENTS, wireAnnouncement),
    post: async (draft, at, signal) => {
      const json = { ...draft, date: at.toISOString() };
      const answer = await send({ method: 'POST', path: PATH, json, signal });
      const posted = parseAnswer(answer, wirePosted);
      if (posted.kind === 'done') return done(posted.value.id);
      return refused(postFailure(posted.reason, bodyOf(answer), Object.keys(draft)));
    },
  };
}
