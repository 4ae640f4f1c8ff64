import { PlainButton } from '@/ui/kit/actions/plain-button.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { advertisementMessages, pictureName } from '@/ui/messages/ko/advertisement-messages.ts';
import styles from './pictures.module.css';

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
            <VisuallyHidden> {advertisementMessages.enlarge}</VisuallyHidden>
          </PlainButton>
        </li>
      ))}
    </ul>
  );
}
