import { paragraphsOf } from '@/content/domain/paragraphs.ts';
import styles from './post.module.css';

/** Plain text as it was written: an empty line parts paragraphs. */
export function Paragraphs({ text }: { readonly text: string }) {
  return paragraphsOf(text).map((paragraph, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the paragraphs of a text keep their places, and two may be alike
    <p key={index} className={styles.paragraph}>
      {paragraph}
    </p>
  ));
}
