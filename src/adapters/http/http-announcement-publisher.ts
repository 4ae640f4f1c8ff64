import * as z from 'zod/mini';
import type { AnnouncementPublisher } from '@/content/ports/announcement-publisher.ts';
import { done, refused } from '@/shared/domain/outcome.ts';
import { ANNOUNCEMENTS } from './announcement-calls.ts';
import { parseAnswer } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { postFailure } from './problem-errors.ts';
import { bodyOf } from './raw-answer.ts';
import { wireId } from './wire.ts';

const wirePosted = z.object({ id: wireId });

/** Publishes announcements over HTTP (ANNO-02). @param send the authenticated client */
export function makeHttpAnnouncementPublisher(send: HttpClient): AnnouncementPublisher {
  return {
    post: async (draft, at, signal) => {
      const json = { ...draft, date: at.toISOString() };
      const answer = await send({ method: 'POST', path: ANNOUNCEMENTS.list, json, signal });
      const posted = parseAnswer(answer, wirePosted);
      if (posted.kind === 'done') return done(posted.value.id);
      return refused(postFailure(posted.reason, bodyOf(answer), Object.keys(draft)));
    },
  };
}
