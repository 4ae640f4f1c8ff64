import { useMemo } from 'react';
import { advertisementPageFeature } from '@/composition/advertisement-page.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { introduceWritten } from '@/ui/patterns/post/introduce-post.tsx';
import { ItemPage } from '@/ui/patterns/post/item-page.tsx';
import { Paragraphs } from '@/ui/patterns/post/paragraphs.tsx';
import { titleOf } from '@/ui/patterns/post/post.tsx';
import { Pictures } from './pictures.tsx';
import { usePictureViewer } from './use-picture-viewer.tsx';

// Loaded on demand, only for publishers.
const editing = createIsland(() => import('./advertisement-editing.tsx').then((module) => module.AdvertisementEditing));

/** An advertisement as a whole, with its pictures. */
export function AdvertisementIsland({ id }: { readonly id: string }) {
  const pageOf = useService(advertisementPageFeature, 'pageOf');
  const share = useService(advertisementPageFeature, 'shareLink');
  const { viewer, show } = usePictureViewer();
  return (
    <>
      <ItemPage
        kind="advertisement"
        id={id}
        provided={useMemo(() => pageOf(id), [pageOf, id])}
        renderEditing={(asked) => <IslandSlot island={editing} props={asked} fallback={null} />}
        introduce={introduceWritten}
        onShare={(_, title) => void share({ title, address: href('advertisement', { id }) })}
      >
        {(advertisement) => (
          <>
            <Paragraphs text={advertisement.content} />
            {advertisement.images.length > 0 && (
              <Pictures
                title={titleOf(advertisement)}
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
