import { useMachine } from '@xstate/react';
import type { ReactNode } from 'react';
import { pictureViewerMachine } from '@/content/posts/picture-viewer.machine.ts';
import type { Advertisement } from '@/content/posts/posts.ts';
import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { PlainButton } from '@/ui/kit/actions/button.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { advertisementMessages, pictureName } from '@/ui/messages/ko/post-lists.ts';
import { postTitle } from '@/ui/messages/ko/posts.ts';
import styles from './advertisements.module.css';

interface PicturesProps {
  /** The title of the advertisement. */
  readonly title: string;
  readonly images: readonly string[];
  /** @param at the index of the picture, from 0 */
  readonly onOpened: (at: number) => void;
}

/** The small pictures of an advertisement, each in a reserved place; a press opens the viewer (ADVT-01). */
export function Pictures({ title, images, onOpened }: PicturesProps) {
  return (
    <ul className={styles.pictures}>
      {images.map((image, at) => (
        <li key={image}>
          <PlainButton className={styles.frame} onClick={() => onOpened(at)}>
            <img
              className={styles.picture}
              src={image}
              alt={pictureName(title, at + 1)}
              width={150}
              height={200}
              loading="lazy"
              decoding="async"
            />
            <VisuallyHidden>{` ${advertisementMessages.enlarge}`}</VisuallyHidden>
          </PlainButton>
        </li>
      ))}
    </ul>
  );
}

// Loaded when the first picture is opened.
const island = createIsland(() => import('./picture-viewer.tsx').then((module) => module.PictureViewer));

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
