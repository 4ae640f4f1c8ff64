import { ADVERTISEMENT_FORM, ADVERTISEMENT_UPLOADS } from '@/composition/content.tokens.ts';
import type { Advertisement } from '@/content/domain/advertisement.ts';
import { useService } from '../core.tsx';
import { advertisementMessages } from '../messages/advertisement-messages.ts';
import { postNouns } from '../messages/post-nouns.ts';
import { FiledPostForm } from '../posts/filed-post-form.tsx';
import { usePostForm } from '../posts/use-post-form.ts';
import { WrittenFields } from '../posts/written-fields.tsx';
import type { PublishingRight } from '../use-publishing-right.ts';

interface AdvertisementFormProps {
  readonly onPublished: (advertisement: Advertisement) => void;
  readonly right: PublishingRight;
}

/** A new advertisement: what is written, and images if there are any (ADVT-02). */
export function AdvertisementForm({ onPublished, right }: AdvertisementFormProps) {
  const form = usePostForm(useService(ADVERTISEMENT_FORM), onPublished);
  return (
    <FiledPostForm
      heading={advertisementMessages.write}
      noun={postNouns.advertisement}
      form={form}
      right={right}
      queue={useService(ADVERTISEMENT_UPLOADS)}
      choose={advertisementMessages.choose}
    >
      <WrittenFields form={form} />
    </FiledPostForm>
  );
}
