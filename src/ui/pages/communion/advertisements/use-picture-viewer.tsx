import { useMachine } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Advertisement } from '@/content/domain/advertisement.ts';
import { pictureViewerMachine } from '@/content/machines/picture-viewer.machine.ts';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { postTitle } from '@/ui/messages/ko/post-messages.ts';

// Loaded when the first picture is opened.
const island = createIsland(() => import('./picture-viewer-island.tsx').then((module) => module.PictureViewer));

interface ShownViewer {
  /** Null while no picture is opened. */
  readonly viewer: ReactNode;
  /** @param at the index of the picture, from 0 */
  readonly show: (advertisement: Advertisement, at: number) => void;
}

/** The viewer of the pictures of advertisements, for a page that has some (ADVT-01). */
export function usePictureViewer(): ShownViewer {
  const [seen, send] = useMachine(pictureViewerMachine);
  return {
    show: (advertisement, at) =>
      send({ type: 'picture.opened', title: postTitle(advertisement), pictures: advertisement.images, at }),
    viewer: seen.hasTag('open') ? (
      <IslandSlot
        island={island}
        props={{
          ...seen.context,
          hasPrevious: seen.can({ type: 'previous.asked' }),
          hasNext: seen.can({ type: 'next.asked' }),
          send,
        }}
        fallback={null}
      />
    ) : null,
  };
}
