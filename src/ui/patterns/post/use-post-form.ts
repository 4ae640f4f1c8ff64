import { useMemo } from 'react';
import type { DraftError, PostFailure } from '@/content/domain/post.ts';
import type { PostFormFactory } from '@/content/machines/provide-post-form.ts';
import type { FormValues } from '@/shared/machines/form-state.ts';
import type { PublishingRight } from '@/ui/patterns/access/use-publishing-right.ts';
import { type RunningForm, useForm } from '@/ui/patterns/form/use-form.ts';
import { useFormLeft } from '@/ui/patterns/form/use-form-left.ts';

export interface RunningPostForm<Values extends FormValues> extends RunningForm<Values, DraftError, PostFailure> {
  /** Names of files that have to be chosen again. */
  readonly lostFiles: readonly string[];
}

/** Runs the form of a new post. @param onPublished must stay the same while the form does, as must the actor of the right */
export function usePostForm<Values extends FormValues, Item>(
  makeForm: PostFormFactory<Values, Item>,
  onPublished: (item: Item) => void,
  { actor: right }: PublishingRight,
): RunningPostForm<Values> {
  const provided = useMemo(() => makeForm(onPublished, right), [makeForm, onPublished, right]);
  const form = useForm(provided);
  useFormLeft(provided, form.viewModel.isWritten);
  return { ...form, lostFiles: provided.lostFiles };
}
