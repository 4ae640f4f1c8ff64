import { BIBLE_STUDY_FORM, BIBLE_STUDY_UPLOADS } from '@/composition/content.tokens.ts';
import type { BibleStudy } from '@/content/domain/bible-study.ts';
import { useService } from '../core.tsx';
import { TextField } from '../kit/text-field.tsx';
import { bibleStudyMessages } from '../messages/bible-study-messages.ts';
import { postNouns } from '../messages/post-nouns.ts';
import { FiledPostForm } from '../posts/filed-post-form.tsx';
import { postLook } from '../posts/post-look.ts';
import { usePostForm } from '../posts/use-post-form.ts';
import type { PublishingRight } from '../use-publishing-right.ts';

interface BibleStudyFormProps {
  readonly onPublished: (study: BibleStudy) => void;
  readonly right: PublishingRight;
}

/** A new question sheet: a title and exactly one PDF (BIBL-02). */
export function BibleStudyForm({ onPublished, right }: BibleStudyFormProps) {
  const form = usePostForm(useService(BIBLE_STUDY_FORM), onPublished);
  return (
    <FiledPostForm
      heading={bibleStudyMessages.write}
      noun={postNouns.bibleStudy}
      form={form}
      right={right}
      queue={useService(BIBLE_STUDY_UPLOADS)}
      choose={bibleStudyMessages.choose}
      missing={bibleStudyMessages.noSheet}
    >
      <TextField {...form.field('title')} {...postLook(form.face, 'title')} />
    </FiledPostForm>
  );
}
