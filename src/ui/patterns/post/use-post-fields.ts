import { type DraftError, type PostFailure, type PostField, refusedField } from '@/content/domain/post.ts';
import type { FormValues } from '@/shared/machines/form-state.ts';
import { postErrors, postFormMessages } from '@/ui/messages/ko/post-messages.ts';
import { type Fields, type FieldTexts, type FormTexts, useFields } from '@/ui/patterns/form/use-fields.ts';
import type { RunningForm } from '@/ui/patterns/form/use-form.ts';

const textsOf = (field: PostField): FieldTexts<DraftError> => ({
  label: postFormMessages[field],
  sentence: (error) => postErrors[field][error],
});

/** The labels and messages of all post fields; each kind of post has some of them. */
export const postTexts: Readonly<Record<PostField, FieldTexts<DraftError>>> = {
  title: textsOf('title'),
  content: textsOf('content'),
  author: textsOf('author'),
};

/** The fields of a new post; the server may refuse one of them by its name. */
export function usePostFields<Values extends FormValues>(
  form: RunningForm<Values, DraftError, PostFailure>,
  texts: FormTexts<Values, DraftError>,
): Fields<Values> {
  const refused = refusedField(form.viewModel.failure);
  return useFields(form, texts, {
    ticks: 'onceLeft',
    refused: refused && { field: refused, sentence: postErrors[refused].refused },
  });
}
