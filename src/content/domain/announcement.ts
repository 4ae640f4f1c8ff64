import type { PostDraft, WrittenPost } from './post.ts';

/** An announcement of the church to its members (ANNO-01). */
export type Announcement = WrittenPost;

export type AnnouncementDraft = PostDraft;
