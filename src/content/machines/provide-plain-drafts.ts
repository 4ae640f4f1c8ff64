import type { FieldTexts } from '@/shared/domain/field-texts.ts';
import type { PlainKind } from '../domain/plain-kind.ts';
import { trimmedDraft } from '../domain/post.ts';
import { type DraftTexts, textsIn } from '../domain/saved-draft.ts';
import type { SendDraft } from '../use-cases/make-send-draft.ts';
import { type DraftsDependencies, type DraftsFactory, provideDrafts } from './provide-drafts.ts';
import type { PostListRef } from './provide-post-form.ts';

/** The dependencies that the drafts of every kind share. */
export interface DraftServices<Field extends string, Post>
  extends Pick<DraftsDependencies<Field, string, Post, unknown>, 'calls' | 'drafts' | 'notifications' | 'navigation'> {
  readonly sendDraft: SendDraft<Post>;
}

interface PlainDraftsDependencies<Field extends string, Post, List>
  extends DraftServices<Field, Post>,
    Pick<DraftsDependencies<Field, string, Post, List>, 'linkTo'> {}

const withoutFiles = (texts: DraftTexts) => ({
  texts: trimmedDraft(texts),
  kept: [],
  files: [],
  notifyProgress: () => undefined,
});

/** The drafts of posts without files (EDIT-03). */
export function providePlainDrafts<
  Field extends string,
  ValidationError extends string,
  Post,
  List extends PostListRef<Post>,
>(
  { name, fields, errors }: Pick<PlainKind<Field, ValidationError, Post, unknown>, 'name' | 'fields' | 'errors'>,
  { sendDraft, ...services }: PlainDraftsDependencies<Field, Post, List>,
): DraftsFactory<Field, ValidationError, Post, List> {
  return provideDrafts({
    ...services,
    name,
    fields,
    errors,
    draftOf: (saved): FieldTexts<Field> => textsIn(fields, saved.texts),
    send: async ({ draft, ...request }, signal) =>
      (await sendDraft({ ...request, content: withoutFiles(draft) }, signal)).outcome,
    sendNew: async (texts, signal) => {
      const content = withoutFiles(textsIn(fields, texts));
      return (await sendDraft({ of: undefined, publishes: false, content }, signal)).outcome;
    },
  });
}
