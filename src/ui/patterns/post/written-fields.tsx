import type { DraftError, PostDraft, PostFailure } from '@/content/domain/post.ts';
import { TextArea } from '@/ui/kit/forms/text-area.tsx';
import { TextField } from '@/ui/kit/forms/text-field.tsx';
import { postFormMessages } from '@/ui/messages/ko/post-messages.ts';
import type { RunningForm } from '@/ui/patterns/form/use-form.ts';
import { postVariant } from './post-variant.ts';

interface WrittenFieldsProps {
  readonly form: RunningForm<PostDraft, DraftError, PostFailure>;
}

/** What is written for an announcement and for an advertisement: title, content, author (ANNO-02, ADVT-02). */
export function WrittenFields({ form: { field, viewModel } }: WrittenFieldsProps) {
  return (
    <>
      <TextField {...field('title')} {...postVariant(viewModel, 'title')} />
      <TextArea {...field('content')} {...postVariant(viewModel, 'content')} hint={postFormMessages.contentHint} />
      <TextField {...field('author')} {...postVariant(viewModel, 'author')} hint={postFormMessages.authorHint} />
    </>
  );
}
