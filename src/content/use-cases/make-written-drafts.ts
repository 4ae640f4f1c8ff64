import type { CurrentUser } from '@/shared/ports/current-user.ts';
import type { PostDraft } from '../domain/post.ts';
import type { AuthorMemory } from '../ports/author-memory.ts';

/** The initial draft of a new post, with the author's name that the user published under last (ANNO-02, ADVT-02). */
export interface WrittenDrafts {
  readonly blank: () => PostDraft;
  /** Called when a post was published. */
  readonly remember: (draft: PostDraft) => void;
}

export function makeWrittenDrafts(user: CurrentUser, authors: AuthorMemory): WrittenDrafts {
  return {
    blank: () => {
      const writer = user.read();
      return { title: '', content: '', author: writer === undefined ? '' : authors.read(writer.userId) };
    },
    remember: ({ author }) => {
      const writer = user.read();
      if (writer !== undefined) authors.write(writer.userId, author.trim());
    },
  };
}
