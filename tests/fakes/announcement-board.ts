import type { PostRepository } from '@/content/posts/posts.ports.ts';
import type { Announcement } from '@/content/posts/posts.ts';
import type { AnnouncementPublisher } from '@/content/writing/writing.ports.ts';
import { sameId } from '@/shared/entity-id.ts';
import { done, refused } from '@/shared/outcome.ts';
import { PAGE_SIZE } from '../support/limits.ts';

export interface AnnouncementBoard extends PostRepository<Announcement>, AnnouncementPublisher {}

export interface MemoryAnnouncementBoard extends AnnouncementBoard {
  /** The published announcements, newest first. */
  readonly posted: () => readonly Announcement[];
}

/** The announcements in memory, to be read and published; a test can replace single answers. */
export function announcementBoard(
  start: readonly Announcement[] = [],
  answers: Partial<AnnouncementBoard> = {},
): MemoryAnnouncementBoard {
  let posts = start;
  return {
    posted: () => posts,
    page: (number) => Promise.resolve(done(posts.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE))),
    find: (id) => {
      const post = posts.find((candidate) => sameId(candidate.id, id));
      return Promise.resolve(post === undefined ? refused('notFound') : done(post));
    },
    post: (draft, at) => {
      const id = posts.length + 1;
      posts = [{ id, ...draft, created: `${at.getUTCFullYear()}-11-20` }, ...posts];
      return Promise.resolve(done(id));
    },
    remove: (id) => {
      posts = posts.filter((post) => !sameId(post.id, id));
      return Promise.resolve(done(null));
    },
    ...answers,
  };
}
