import type { DraftError, PostDraft, PostFailure, PostField } from '@/content/domain/post.ts';
import { TextArea } from '@/ui/kit/forms/text-area.tsx';
import { TextField } from '@/ui/kit/forms/text-field.tsx';
import { postErrors, postFormMessages } from '@/ui/messages/ko/post-messages.ts';
import { ErrorSummary } from '@/ui/patterns/form/error-summary.tsx';
import { rejectedFields } from '@/ui/patterns/form/fields-of.ts';
import type { RunningForm } from '@/ui/patterns/form/use-form.ts';
import { postVariant } from './post-variant.ts';

const textsOf = (field: PostField) => ({
  label: postFormMessages[field],
  sentence: (error: DraftError) => postErrors[field][error],
});

const TEXTS = { title: textsOf('title'), content: textsOf('content'), author: textsOf('author') };

interface WrittenFieldsProps {
  readonly form: RunningForm<PostDraft, DraftError, PostFailure>;
}

/** What is written for an announcement and for an advertisement: title, content, author (ANNO-02, ADVT-02). */
export function WrittenFields({ form }: WrittenFieldsProps) {
  const { field, viewModel } = form;
  return (
    <>
      <ErrorSummary fields={rejectedFields(form, TEXTS)} />
      <TextField {...field('title')} {...postVariant(viewModel, 'title')} />
      <TextArea {...field('content')} {...postVariant(viewModel, 'content')} hint={postFormMessages.contentHint} />
      <TextField {...field('author')} {...postVariant(viewModel, 'author')} hint={postFormMessages.authorHint} />
    </>
  );
}
