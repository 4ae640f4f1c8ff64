import { LoadingRegion } from './loading-region.tsx';
import styles from './skeleton.module.css';

interface OutlineProps {
  /** How many lines; the first stands for a heading. */
  readonly lines?: number | undefined;
}

interface SkeletonProps extends OutlineProps {
  /** Names what is loading; read aloud. */
  readonly label?: string | undefined;
}

/** The outline of content that is loading. */
export function Skeleton({ label, lines }: SkeletonProps) {
  return (
    <LoadingRegion label={label} className={styles.place}>
      <Outline lines={lines} />
    </LoadingRegion>
  );
}

/** The outline alone, where another skeleton already announces what is loading. */
export function Outline({ lines = 4 }: OutlineProps) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} />
      ))}
    </div>
  );
}
