import { bibleStudyPublishingFeature } from '@/composition/bible-study-publishing.feature.ts';
import type { BibleStudy } from '@/content/domain/bible-study.ts';
import type { PostListRef } from '@/content/machines/provide-post-form.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { TextField } from '@/ui/kit/forms/text-field.tsx';
import { bibleStudyMessages } from '@/ui/messages/ko/bible-study-messages.ts';
import { postNouns } from '@/ui/messages/ko/post-nouns.ts';
import type { PublishingRight } from '@/ui/patterns/access/use-publishing-right.ts';
import { DraftsRow } from '@/ui/patterns/drafts/drafts-row.tsx';
import { AttachmentPostForm } from '@/ui/patterns/post/attachment-post-form.tsx';
import { postTexts, usePostFields } from '@/ui/patterns/post/use-post-fields.ts';
import { usePostForm } from '@/ui/patterns/post/use-post-form.ts';

const drafts = createIsland(() =>
  import('./bible-study-drafts-island.tsx').then((module) => module.BibleStudyDraftsIsland),
);

interface BibleStudyFormProps extends HasServices<typeof bibleStudyPublishingFeature> {
  readonly list: PostListRef<BibleStudy>;
  readonly right: PublishingRight;
}

/** The form of a new question sheet: a title and exactly one PDF (BIBL-02). */
function BibleStudyForm({ services, list, right }: BibleStudyFormProps) {
  const form = usePostForm(services.form, list, right);
  const { field } = usePostFields(form, postTexts);
  return (
    <>
      <IslandSlot island={drafts} props={{ page: form.drafts, right }} fallback={<DraftsRow />} />
      <AttachmentPostForm
        heading={bibleStudyMessages.write}
        noun={postNouns.bibleStudy}
        form={form}
        right={right}
        queue={services.uploads}
        choose={bibleStudyMessages.choose}
        missing={bibleStudyMessages.noSheet}
      >
        <TextField {...field('title')} />
      </AttachmentPostForm>
    </>
  );
}

export const BibleStudyFormIsland = withServices(bibleStudyPublishingFeature, BibleStudyForm);
