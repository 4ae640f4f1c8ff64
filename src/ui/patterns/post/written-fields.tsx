import type { DraftProblem, PostDraft, PostRefusal } from '@/content/domain/post.ts';
import { TextArea } from '@/ui/kit/forms/text-area.tsx';
import { TextField } from '@/ui/kit/forms/text-field.tsx';
import { postFormMessages } from '@/ui/messages/ko/post-messages.ts';
import type { RunningForm } from '@/ui/patterns/form/use-form.ts';
import { postLook } from './post-look.ts';

interface WrittenFieldsProps {
  readonly form: RunningForm<PostDraft, DraftProblem, PostRefusal>;
}

/** What is written for an announcement and for an advertisement: title, content, author (ANNO-02, ADVT-02). */
export function WrittenFields({ form: { field, face } }: WrittenFieldsProps) {
  return (
    <>
      <TextField {...field('title')} {...postLook(face, 'title')} />
      <TextArea {...field('content')} {...postLook(face, 'content')} hint={postFormMessages.contentHint} />
      <TextField {...field('author')} {...postLook(face, 'author')} hint={postFormMessages.authorHint} />
    </>
  );
}
