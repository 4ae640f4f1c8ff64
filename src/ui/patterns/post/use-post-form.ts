import { useMemo } from 'react';
import type { DraftError, PostFailure } from '@/content/domain/post.ts';
import type { PostFormFactory, PostListRef } from '@/content/machines/provide-post-form.ts';
import type { FormValues } from '@/shared/machines/form-state.ts';
import type { PublishingRight } from '@/ui/patterns/access/use-publishing-right.ts';
import { useDraftSaving } from '@/ui/patterns/drafts/use-draft-saving.ts';
import { type RunningForm, useForm } from '@/ui/patterns/form/use-form.ts';
import { useUnloadQuestion } from '@/ui/patterns/form/use-unload-question.ts';

export interface RunningPostForm<Values extends FormValues> extends RunningForm<Values, DraftError, PostFailure> {
  /** Names of files that have to be chosen again. */
  readonly lostFiles: readonly string[];
  /** Saves it as a draft; absent where the server stores no drafts. */
  readonly saveDraft: (() => void) | undefined;
}

/**
 * Runs the form of a new post, which can be saved as a draft.
 * @param list receives the published post; must stay the same while the form is shown, as must the actor of the right
 */
export function usePostForm<Values extends FormValues, Item>(
  makeForm: PostFormFactory<Values, Item>,
  list: PostListRef<Item>,
  { actor: right }: PublishingRight,
) {
  const provided = useMemo(() => makeForm(list, right), [makeForm, list, right]);
  const form = useForm(provided);
  const { saving, drafts } = useDraftSaving(list);
  useUnloadQuestion(form.viewModel.isWritten);
  const running: RunningPostForm<Values> = {
    ...form,
    lostFiles: provided.lostFiles,
    saveDraft: saving && (() => form.save(saving)),
  };
  return { ...running, drafts };
}
