import {
  type DraftError,
  type PostDraft,
  type PostFailure,
  type PostField,
  refusedField,
} from '@/content/posts/posts.writing.ts';
import type { FormValues } from '@/shared/form.ts';
import { ErrorSummary } from '@/ui/kit/forms/error-summary.tsx';
import { TextArea, TextField } from '@/ui/kit/forms/field.tsx';
import { postErrors, postFormMessages } from '@/ui/messages/ko/posts.ts';
import { type Fields, type FieldTexts, type FormTexts, type RunningForm, useFields } from '@/ui/patterns/form/form.ts';

interface WrittenFieldsProps<Values extends PostDraft> {
  readonly form: RunningForm<Values, DraftError, PostFailure>;
  /** The texts of all fields of the form, which may have more than title, content and author. */
  readonly texts: FormTexts<Values, DraftError>;
}

/** The fields of an announcement and of an advertisement: title, content, author (ANNO-02, ADVT-02). */
export function WrittenFields<Values extends PostDraft>({ form, texts }: WrittenFieldsProps<Values>) {
  const { field, rejected } = usePostFields(form, texts);
  return (
    <>
      <ErrorSummary fields={rejected} />
      <TextField {...field('title')} />
      <TextArea {...field('content')} hint={postFormMessages.contentHint} />
      <TextField {...field('author')} hint={postFormMessages.authorHint} />
    </>
  );
}

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
