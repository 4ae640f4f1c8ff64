import type { WrittenPost } from './post.ts';

/** An advertisement that members post for each other (ADVT-01). */
export interface Advertisement extends WrittenPost {
  /** Addresses of its images, in order. */
  readonly images: readonly string[];
}

/** How much of an advertisement is shown before it is expanded, in visible characters (ADVT-01). */
export const EXCERPT_LENGTH = 150;
