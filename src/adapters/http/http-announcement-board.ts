import * as z from 'zod/mini';
import type { AnnouncementBoard } from '@/content/ports/announcement-board.ts';
import { PAGE_SIZE } from '@/shared/domain/feed.ts';
import { done } from '@/shared/domain/outcome.ts';
import { acknowledge, isSuccess, parseAnswer } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { wireDate, wireId, wirePage, wireText } from './wire.ts';

const wireAnnouncement = z.object({
  id: wireId,
  title: wireText,
  content: wireText,
  author: wireText,
  created: wireDate,
});
const wirePosted = z.object({ id: wireId });

/** Announcements over HTTP (ANNO-01…03), readable without a session (LIST-05). */
export function makeHttpAnnouncementBoard(send: HttpClient): AnnouncementBoard {
  return {
    page: async (number, signal) =>
      parseAnswer(
        await send({ path: `api/Announcement?page=${number}&itemsPerPage=${PAGE_SIZE}`, signal }),
        wirePage(wireAnnouncement),
      ),
    find: async (id, signal) =>
      parseAnswer(await send({ path: `api/Announcement/${encodeURIComponent(id)}`, signal }), wireAnnouncement),
    post: async (draft, at, signal) => {
      const json = { ...draft, date: at.toISOString() };
      const answer = await send({ method: 'POST', path: 'api/Announcement', json, signal });
      const posted = parseAnswer(answer, wirePosted);
      if (posted.kind === 'done') return done(posted.value.id);
      return isSuccess(answer) ? done(undefined) : posted;
    },
    remove: async (id) =>
      acknowledge(
        await send({ method: 'DELETE', path: `api/Announcement/${encodeURIComponent(id)}`, keepalive: true }),
      ),
  };
}
