import { type FieldTexts, fieldTexts } from '@/shared/domain/field-texts.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import type { PostDraft, PostField } from '../domain/post.ts';
import type { AuthorMemory } from '../ports/author-memory.ts';

/** The initial draft of a new post, with the author's name that the user published under last (ANNO-02, ADVT-02). */
export interface WrittenDrafts<Field extends PostField> {
  readonly blank: () => FieldTexts<Field>;
  /** Called when a post was published. */
  readonly remember: (draft: Partial<PostDraft>) => void;
}

export function makeWrittenDrafts<Field extends PostField>(
  fields: readonly Field[],
  user: CurrentUser,
  authors: AuthorMemory,
): WrittenDrafts<Field> {
  return {
    blank: () => {
      const writer = user.read();
      const author = writer === undefined ? '' : authors.read(writer.userId);
      return fieldTexts(fields, (field) => (field === 'author' ? author : ''));
    },
    remember: ({ author }) => {
      const writer = user.read();
      if (writer !== undefined && author !== undefined) authors.write(writer.userId, author.trim());
    },
  };
}
