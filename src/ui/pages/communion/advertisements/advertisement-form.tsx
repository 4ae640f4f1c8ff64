import { useMemo } from 'react';
import { advertisementPublishingFeature } from '@/composition/advertisement-publishing.feature.ts';
import type { Advertisement } from '@/content/domain/advertisement.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { advertisementMessages } from '@/ui/messages/ko/advertisement-messages.ts';
import { postNouns } from '@/ui/messages/ko/post-nouns.ts';
import type { PublishingRight } from '@/ui/patterns/access/use-publishing-right.ts';
import { DraftsRow } from '@/ui/patterns/drafts/drafts-row.tsx';
import { useDraftSaving } from '@/ui/patterns/drafts/use-draft-saving.ts';
import { AttachmentPostForm } from '@/ui/patterns/post/attachment-post-form.tsx';
import { postTexts } from '@/ui/patterns/post/use-post-fields.ts';
import { usePostForm } from '@/ui/patterns/post/use-post-form.ts';
import { WrittenFields } from '@/ui/patterns/post/written-fields.tsx';

const drafts = createIsland(() =>
  import('./advertisement-drafts.tsx').then((module) => module.AdvertisementDraftsIsland),
);

interface AdvertisementFormProps extends HasServices<typeof advertisementPublishingFeature> {
  readonly onPublished: (advertisement: Advertisement) => void;
  readonly right: PublishingRight;
}

/** The form of a new advertisement: texts, and optional images (ADVT-02). */
function AdvertisementForm({ services, onPublished, right }: AdvertisementFormProps) {
  const form = usePostForm(services.form, onPublished, right);
  const { saving, listed } = useDraftSaving();
  const page = useMemo(() => ({ listed, published: onPublished }), [listed, onPublished]);
  return (
    <>
      <IslandSlot island={drafts} props={{ page, right }} fallback={<DraftsRow />} />
      <AttachmentPostForm
        saving={saving}
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
