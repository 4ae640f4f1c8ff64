import * as z from 'zod/mini';
import type { AnnouncementRepository } from '@/content/ports/announcement-repository.ts';
import { done, refused } from '@/shared/domain/outcome.ts';
import { ANNOUNCEMENTS } from './announcement-calls.ts';
import { parseAnswer } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { makePostList } from './post-list.ts';
import { postFailure } from './problem-errors.ts';
import { bodyOf } from './raw-answer.ts';
import { wireId } from './wire.ts';

const wirePosted = z.object({ id: wireId });

/** Announcements over HTTP (ANNO-01…03), readable without a session (LIST-05). */
export function makeHttpAnnouncementRepository(send: HttpClient, baseUrl: string): AnnouncementRepository {
  return {
    ...makePostList(send, baseUrl, ANNOUNCEMENTS),
    post: async (draft, at, signal) => {
      const json = { ...draft, date: at.toISOString() };
      const answer = await send({ method: 'POST', path: ANNOUNCEMENTS.list, json, signal });
      const posted = parseAnswer(answer, wirePosted);
      if (posted.kind === 'done') return done(posted.value.id);
      return refused(postFailure(posted.reason, bodyOf(answer), Object.keys(draft)));
    },
  };
}
