import { useMemo } from 'react';
import { advertisementPageEntry } from '@/composition/post-page.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { postTitle } from '@/ui/messages/ko/posts.ts';
import { introduceWritten } from '@/ui/patterns/posts/introduce-post.tsx';
import { ItemPage } from '@/ui/patterns/posts/item-page.tsx';
import { Paragraphs } from '@/ui/patterns/posts/post-parts.tsx';
import { Pictures, usePictureViewer } from './pictures.tsx';

// Loaded on demand, only for publishers.
const editing = createIsland(() =>
  import('./advertisement-editing.tsx').then((module) => module.AdvertisementEditingIsland),
);

/** An advertisement as a whole, with its pictures. */
export function AdvertisementIsland({ id }: { readonly id: string }) {
  const services = useServices(advertisementPageEntry);
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
