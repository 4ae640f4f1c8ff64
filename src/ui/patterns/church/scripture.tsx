import { classNames } from '@/ui/kit/class-names.ts';
import styles from './scripture.module.css';

interface ScriptureProps {
  readonly text: string;
  readonly reference: string;
  readonly className?: string | undefined;
}

/** A verse of the Bible and its reference. */
export function Scripture({ text, reference, className }: ScriptureProps) {
  return (
    <figure className={classNames(styles.scripture, className)}>
      <blockquote className={styles.verse}>{text}</blockquote>
      <figcaption className={styles.reference}>{reference}</figcaption>
    </figure>
  );
}
