import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { FieldTexts } from '@/shared/domain/field-texts.ts';
import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import type { PlainKind } from '../domain/plain-kind.ts';
import { hasTexts, type Post, type PostDraft, type PostFailure } from '../domain/post.ts';
import { type DraftTexts, textsIn } from '../domain/saved-draft.ts';
import type { PostDraftRepository } from '../ports/post-draft-repository.ts';
import type { PostEditor } from '../ports/post-editor.ts';
import type { PostPublisher } from '../ports/post-publisher.ts';
import { makeSendDraft, type SendDraft } from './make-send-draft.ts';

/** Publishes the content of the form of a post without files. */
export type PublishPlain<Field extends string, Item> = (
  draft: FieldTexts<Field>,
  signal?: AbortSignal,
) => Promise<Outcome<Item, PostFailure>>;

/** Where the post that a draft has become is looked for. */
interface Findable<Item> {
  readonly find: (id: EntityId, signal?: AbortSignal) => Promise<Outcome<Item>>;
}

/** Finds the post that a draft has become: the one with its id, where its content is as it was written. */
const publishedIn =
  <Item>(list: Findable<Item>, isWritten: (item: Item, texts: DraftTexts) => boolean) =>
  async (id: EntityId, { texts }: { readonly texts: DraftTexts }, signal?: AbortSignal) => {
    const found = await list.find(id, signal);
    return found.kind === 'done' && !isWritten(found.value, texts) ? refused('notFound' as const) : found;
  };

/** Finds a post with all that its form holds: a list may leave some of it out, such as the places of an event (MINE-05). */
const inFull = <Item>({ find }: Pick<PostEditor<Item, never>, 'find'>): Findable<Item> => ({
  find: async (id, signal) => {
    const found = await find(id, signal);
    return found.kind === 'done' ? done(found.value.item) : found;
  },
});

/** The drafts of posts without files (EDIT-03). */
export const makeSendPlainDraft = <Field extends string, Item, Written>(
  { fields, read, isSavedAs }: PlainKind<Field, string, Item, Written>,
  drafts: PostDraftRepository<Item>,
  publish: PublishPlain<Field, Item>,
  editor: Pick<PostEditor<Item, never>, 'find'>,
): SendDraft<Item> =>
  makeSendDraft({
    drafts,
    publishNew: async ({ texts }, signal) => ({ outcome: await publish(textsIn(fields, texts), signal), failures: [] }),
    findPublished: publishedIn(inFull(editor), (item, texts) => {
      const written = read(textsIn(fields, texts));
      return written !== undefined && isSavedAs(item, written);
    }),
  });

/** The drafts of posts with files. */
export const makeSendAttachmentDraft = <Item extends Post & Partial<PostDraft>>(
  drafts: PostDraftRepository<Item>,
  publisher: PostPublisher<Item>,
  list: Findable<Item>,
): SendDraft<Item> =>
  makeSendDraft({
    drafts,
    publishNew: ({ texts, files, notifyProgress }, signal) =>
      publisher.publish({ fields: Object.entries(texts), files, notifyProgress }, signal),
    findPublished: publishedIn(list, hasTexts),
  });
