import { localAuthorMemory } from '@/adapters/browser/local-author-memory.ts';
import { sessionIn } from '@/auth/machines/session.machine.ts';
import type { PostDraft } from '@/content/domain/post.ts';
import type { SessionActor } from './tokens.ts';

/** What a new post begins with: its writer's name stands there already, as they gave it last (ANNO-02, ADVT-02). */
export interface WrittenDrafts {
  readonly blank: () => PostDraft;
  /** A post was published as it was written. */
  readonly remember: (draft: PostDraft) => void;
}

export function makeWrittenDrafts(session: SessionActor): WrittenDrafts {
  const userId = () => sessionIn(session.getSnapshot())?.userId;
  return {
    blank: () => {
      const writer = userId();
      return { title: '', content: '', author: writer === undefined ? '' : localAuthorMemory.read(writer) };
    },
    remember: ({ author }) => {
      const writer = userId();
      if (writer !== undefined) localAuthorMemory.write(writer, author.trim());
    },
  };
}
