import { useMachine } from '@xstate/react';
import { advertisementsFeature } from '@/composition/advertisements.feature.ts';
import { pictureViewerMachine } from '@/content/machines/picture-viewer.machine.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { advertisementMessages } from '@/ui/messages/ko/advertisement-messages.ts';
import { Feed } from '@/ui/patterns/feed/feed.tsx';
import { FormSkeleton } from '@/ui/patterns/form/form-skeleton.tsx';
import { titleOf } from '@/ui/patterns/post/post.tsx';
import { usePostFeed } from '@/ui/patterns/post/use-post-feed.ts';
import { AdvertisementPost } from './advertisement-post.tsx';

// Loaded on demand: the forms only for publishers, the viewer when the first picture is opened.
const form = createIsland(() => import('./advertisement-form.tsx').then((module) => module.AdvertisementForm));
const editing = createIsland(() => import('./advertisement-editing.tsx').then((module) => module.AdvertisementEditing));
const viewer = createIsland(() => import('./picture-viewer.tsx').then((module) => module.PictureViewer));

/** The list, and for Admin and Editor the form and the delete buttons (PERM-02). */
export function AdvertisementsIsland() {
  const { viewModel, send, list, add, edit, publishes, hasForm, writer, right } = usePostFeed(
    useService(advertisementsFeature, 'feed'),
  );
  const [seen, show] = useMachine(pictureViewerMachine);
  return (
    <>
      {hasForm && (
        <IslandSlot key={writer} island={form} props={{ onPublished: add, right }} waiting={<FormSkeleton />} />
      )}
      {hasForm && (
        <IslandSlot key={edit.key} island={editing} props={{ id: edit.id, page: edit.page, right }} waiting={null} />
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
            onEdit={publishes ? () => edit.ask(advertisement.id) : undefined}
            onRemove={onRemove}
            onPictureOpened={(at) =>
              show({
                type: 'picture.opened',
                title: titleOf(advertisement),
                pictures: advertisement.images,
                at,
              })
            }
          />
        )}
      </Feed>
      {seen.hasTag('open') && (
        <IslandSlot
          island={viewer}
          props={{
            ...seen.context,
            hasPrevious: seen.can({ type: 'previous.asked' }),
            hasNext: seen.can({ type: 'next.asked' }),
            send: show,
          }}
          waiting={null}
        />
      )}
    </>
  );
}
