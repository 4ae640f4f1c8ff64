import * as z from 'zod/mini';
import type { AnnouncementDraft } from '@/content/posts/announcements.writing.ts';
import type { Announcement } from '@/content/posts/posts.ts';
import type { AnnouncementPublisher, PostEditor } from '@/content/writing/writing.ports.ts';
import { done, refused } from '@/shared/outcome.ts';
import { ANNOUNCEMENTS, wireAnnouncement } from './announcements.ts';
import { bodyOf, parseAnswer } from './answers.ts';
import type { HttpClient } from './client.ts';
import { itemPath } from './posts.ts';
import { postFailure, readVersioned } from './posts.writing.ts';
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

/** Changes announcements over HTTP (EDIT-01). @param send the authenticated client */
export function makeHttpAnnouncementEditor(send: HttpClient): PostEditor<Announcement, AnnouncementDraft> {
  return {
    find: async (id, signal) =>
      readVersioned(await send({ path: itemPath(ANNOUNCEMENTS.item, id), signal }), wireAnnouncement),
    save: async ({ id, version, draft: { title, content, author } }, signal) => {
      const json = { title, content, author };
      const path = itemPath(ANNOUNCEMENTS.item, id);
      const answer = await send({ method: 'PUT', path, json, ifMatch: version, signal });
      const saved = readVersioned(answer, wireAnnouncement);
      if (saved.kind === 'done') return { outcome: saved, failures: [] };
      return { outcome: refused(postFailure(saved.reason, bodyOf(answer), Object.keys(json))), failures: [] };
    },
  };
}
