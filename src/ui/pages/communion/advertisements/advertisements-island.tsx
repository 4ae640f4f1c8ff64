import { advertisementsFeature } from '@/composition/advertisements.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { advertisementMessages } from '@/ui/messages/ko/advertisement-messages.ts';
import { Feed } from '@/ui/patterns/feed/feed.tsx';
import { FormSkeleton } from '@/ui/patterns/form/form-skeleton.tsx';
import { usePostFeed } from '@/ui/patterns/post/use-post-feed.ts';
import { AdvertisementPost } from './advertisement-post.tsx';
import { usePictureViewer } from './use-picture-viewer.tsx';

// Loaded on demand, only for publishers.
const form = createIsland(() => import('./advertisement-form.tsx').then((module) => module.AdvertisementForm));

/** The list, and for Admin and Editor the form and the delete buttons (PERM-02). */
export function AdvertisementsIsland() {
  const { viewModel, send, list, add, publishes, hasForm, writer, right } = usePostFeed(
    useService(advertisementsFeature, 'feed'),
  );
  const { viewer, show } = usePictureViewer();
  return (
    <>
      {hasForm && (
        <IslandSlot key={writer} island={form} props={{ onPublished: add, right }} waiting={<FormSkeleton />} />
      )}
      <Feed
        page="advertisements"
        messages={advertisementMessages}
        viewModel={viewModel}
        send={send}
        list={list}
        removable={publishes}
      >
        {(advertisement, onRemove) => (
          <AdvertisementPost
            key={advertisement.id}
            advertisement={advertisement}
            onRemove={onRemove}
            onPictureOpened={(at) => show(advertisement, at)}
          />
        )}
      </Feed>
      {viewer}
    </>
  );
}
