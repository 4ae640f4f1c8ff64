import type { DraftError, PostDraft, PostFailure } from '@/content/domain/post.ts';
import { ErrorSummary } from '@/ui/kit/forms/error-summary.tsx';
import { TextArea } from '@/ui/kit/forms/text-area.tsx';
import { TextField } from '@/ui/kit/forms/text-field.tsx';
import { postFormMessages } from '@/ui/messages/ko/post-messages.ts';
import type { FormTexts } from '@/ui/patterns/form/use-fields.ts';
import type { RunningForm } from '@/ui/patterns/form/use-form.ts';
import { usePostFields } from './use-post-fields.ts';

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
