import { kitMessages } from '@/ui/messages/ko/kit-messages.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** What is being waited for, read aloud. */
  readonly label?: string | undefined;
  /** How many lines; the first stands for a heading. */
  readonly lines?: number | undefined;
}

/** The outline of content that is on its way. */
export function Skeleton({ label = kitMessages.loading, lines = 4 }: SkeletonProps) {
  return (
    <output className={styles.skeleton} aria-label={label}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.bone} />
      ))}
    </output>
  );
}
