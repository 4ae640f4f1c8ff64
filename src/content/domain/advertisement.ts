import type { PostDraft, WrittenPost } from './post.ts';

/** What members tell each other (ADVT-01). */
export interface Advertisement extends WrittenPost {
  /** Addresses of its images, in order. */
  readonly images: readonly string[];
}

/** Its images wait elsewhere: files cannot be typed. */
export type AdvertisementDraft = PostDraft;

/** How much of an advertisement is shown at first, in characters as a reader counts them (ADVT-01). */
export const EXCERPT_LENGTH = 150;
