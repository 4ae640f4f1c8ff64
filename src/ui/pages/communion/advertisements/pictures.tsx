import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { advertisementMessages, pictureName } from '@/ui/messages/ko/advertisement-messages.ts';
import styles from './pictures.module.css';

interface PicturesProps {
  /** What they belong to. */
  readonly title: string;
  readonly images: readonly string[];
  /** @param at from 0 */
  readonly onOpened: (at: number) => void;
}

/** The pictures of an advertisement, small, each in a place that is kept for it; pressed, they are seen large (ADVT-01). */
export function Pictures({ title, images, onOpened }: PicturesProps) {
  return (
    <ul className={styles.pictures}>
      {images.map((image, at) => (
        <li key={image}>
          <button type="button" className={styles.frame} onClick={() => onOpened(at)}>
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
          </button>
        </li>
      ))}
    </ul>
  );
}
