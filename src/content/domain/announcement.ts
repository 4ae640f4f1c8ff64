import type { PostDraft, WrittenPost } from './post.ts';

/** What the church tells its members (ANNO-01). */
export type Announcement = WrittenPost;

export type AnnouncementDraft = PostDraft;
