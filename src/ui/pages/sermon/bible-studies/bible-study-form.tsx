import { bibleStudyPublishingFeature } from '@/composition/bible-study-publishing.feature.ts';
import type { BibleStudy } from '@/content/domain/bible-study.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { TextField } from '@/ui/kit/forms/text-field.tsx';
import { bibleStudyMessages } from '@/ui/messages/ko/bible-study-messages.ts';
import { postNouns } from '@/ui/messages/ko/post-nouns.ts';
import type { PublishingRight } from '@/ui/patterns/access/use-publishing-right.ts';
import { AttachmentPostForm } from '@/ui/patterns/post/attachment-post-form.tsx';
import { postVariant } from '@/ui/patterns/post/post-variant.ts';
import { usePostForm } from '@/ui/patterns/post/use-post-form.ts';

interface BibleStudyFormProps {
  readonly onPublished: (study: BibleStudy) => void;
  readonly right: PublishingRight;
}

/** A new question sheet: a title and exactly one PDF (BIBL-02). */
export function BibleStudyForm({ onPublished, right }: BibleStudyFormProps) {
  const form = usePostForm(useService(bibleStudyPublishingFeature, 'form'), onPublished);
  return (
    <AttachmentPostForm
      heading={bibleStudyMessages.write}
      noun={postNouns.bibleStudy}
      form={form}
      right={right}
      queue={useService(bibleStudyPublishingFeature, 'uploads')}
      choose={bibleStudyMessages.choose}
      missing={bibleStudyMessages.noSheet}
    >
      <TextField {...form.field('title')} {...postVariant(form.viewModel, 'title')} />
    </AttachmentPostForm>
  );
}
