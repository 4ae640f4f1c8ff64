import { useMemo } from 'react';
import { advertisementPageFeature } from '@/composition/advertisement-page.feature.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { postTitle } from '@/ui/messages/ko/post-messages.ts';
import { introduceWritten } from '@/ui/patterns/post/introduce-post.tsx';
import { ItemPage } from '@/ui/patterns/post/item-page.tsx';
import { Paragraphs } from '@/ui/patterns/post/paragraphs.tsx';
import { Pictures } from './pictures.tsx';
import { usePictureViewer } from './use-picture-viewer.tsx';

// Loaded on demand, only for publishers.
const editing = createIsland(() =>
  import('./advertisement-editing-island.tsx').then((module) => module.AdvertisementEditingIsland),
);

/** An advertisement as a whole, with its pictures. */
function Advertisement({ services, id }: { readonly id: string } & HasServices<typeof advertisementPageFeature>) {
  const { viewer, show } = usePictureViewer();
  return (
    <>
      <ItemPage
        kind="advertisement"
        id={id}
        provided={useMemo(() => services.pageOf(id), [services, id])}
        publishingRights={services.publishingRights}
        renderEditing={(asked) => <IslandSlot island={editing} props={asked} fallback={null} />}
        introduce={introduceWritten}
        onShare={(_, title) => void services.shareLink({ title, address: href('advertisement', { id }) })}
      >
        {(advertisement) => (
          <>
            <Paragraphs text={advertisement.content} />
            {advertisement.images.length > 0 && (
              <Pictures
                title={postTitle(advertisement)}
                images={advertisement.images}
                onOpened={(at) => show(advertisement, at)}
              />
            )}
          </>
        )}
      </ItemPage>
      {viewer}
    </>
  );
}

export const AdvertisementIsland = withServices(advertisementPageFeature, Advertisement);
