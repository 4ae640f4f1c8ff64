import type { FieldTexts } from '@/shared/domain/field-texts.ts';
import type { PostName } from './post.ts';

/** How posts without files are written: what differs between their kinds. */
export interface PlainKind<Field extends string, ValidationError extends string, Item, Written> {
  readonly name: PostName;
  /** In the order of the form. */
  readonly fields: readonly Field[];
  readonly errors: (draft: FieldTexts<Field>) => Partial<Record<Field, ValidationError>>;
  /** The draft that changes a post. */
  readonly draftOf: (item: Item) => FieldTexts<Field>;
  /** The content of a draft; undefined where it has errors. */
  readonly read: (draft: FieldTexts<Field>) => Written | undefined;
  /** Whether a post equals the content that was sent. */
  readonly isSavedAs: (item: Item, written: Written) => boolean;
}
