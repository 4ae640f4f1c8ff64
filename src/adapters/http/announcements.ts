import * as z from 'zod/mini';
import type { Announcement } from '@/content/posts/posts.ts';
import type { PostCalls } from './posts.ts';
import { postPagePath, wireWrittenPost } from './wire.ts';

const PATH = 'api/Announcement';

/** The first page of the list. */
export const FIRST_ANNOUNCEMENTS = postPagePath(PATH, 1);

export const wireAnnouncement = z.object(wireWrittenPost);

/** Announcements on the server (ANNO-01…03). */
export const ANNOUNCEMENTS: PostCalls<Announcement> = {
  list: PATH,
  item: PATH,
  wireItem: () => wireAnnouncement,
};
