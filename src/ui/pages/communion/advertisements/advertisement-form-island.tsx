import { advertisementPublishingFeature } from '@/composition/advertisement-publishing.feature.ts';
import type { Advertisement } from '@/content/domain/advertisement.ts';
import type { PostListRef } from '@/content/machines/provide-post-form.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { advertisementMessages } from '@/ui/messages/ko/advertisement-messages.ts';
import { postNouns } from '@/ui/messages/ko/post-nouns.ts';
import type { PublishingRight } from '@/ui/patterns/access/use-publishing-right.ts';
import { DraftsRow } from '@/ui/patterns/drafts/drafts-row.tsx';
import { AttachmentPostForm } from '@/ui/patterns/post/attachment-post-form.tsx';
import { postTexts } from '@/ui/patterns/post/use-post-fields.ts';
import { usePostForm } from '@/ui/patterns/post/use-post-form.ts';
import { WrittenFields } from '@/ui/patterns/post/written-fields.tsx';

const drafts = createIsland(() =>
  import('./advertisement-drafts-island.tsx').then((module) => module.AdvertisementDraftsIsland),
);

interface AdvertisementFormProps extends HasServices<typeof advertisementPublishingFeature> {
  readonly list: PostListRef<Advertisement>;
  readonly right: PublishingRight;
}

/** The form of a new advertisement: texts, and optional images (ADVT-02). */
function AdvertisementForm({ services, list, right }: AdvertisementFormProps) {
  const form = usePostForm(services.form, list, right);
  return (
    <>
      <IslandSlot island={drafts} props={{ page: form.drafts, right }} fallback={<DraftsRow />} />
      <AttachmentPostForm
        heading={advertisementMessages.write}
        noun={postNouns.advertisement}
        form={form}
        right={right}
        queue={services.uploads}
        choose={advertisementMessages.choose}
      >
        <WrittenFields form={form} texts={postTexts} />
      </AttachmentPostForm>
    </>
  );
}

export const AdvertisementFormIsland = withServices(advertisementPublishingFeature, AdvertisementForm);
