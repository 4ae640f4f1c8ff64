import * as z from 'zod/mini';
import type { Announcement } from '@/content/domain/announcement.ts';
import { type PostCalls, wireWrittenPost } from './http-post-repository.ts';

const PATH = 'api/Announcement';

export const wireAnnouncement = z.object(wireWrittenPost);

/** Announcements on the server (ANNO-01…03). */
export const ANNOUNCEMENTS: PostCalls<Announcement> = {
  list: PATH,
  item: PATH,
  wireItem: () => wireAnnouncement,
};
