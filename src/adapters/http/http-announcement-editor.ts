import type { Announcement, AnnouncementDraft } from '@/content/domain/announcement.ts';
import type { PostEditor } from '@/content/ports/post-editor.ts';
import { refused } from '@/shared/domain/outcome.ts';
import { ANNOUNCEMENTS, wireAnnouncement } from './announcement-calls.ts';
import type { HttpClient } from './http-client.ts';
import { itemPath } from './http-post-repository.ts';
import { postFailure } from './problem-errors.ts';
import { bodyOf } from './raw-answer.ts';
import { readVersioned } from './versioned-answer.ts';

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
