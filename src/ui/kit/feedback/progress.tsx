import { useId } from 'react';
import styles from './progress.module.css';

interface ProgressProps {
  readonly label: string;
  /** From 0 to 1; left out while the progress is unknown. */
  readonly value?: number | undefined;
}

/** A progress bar, such as for an upload. */
export function Progress({ label, value }: ProgressProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <progress className={styles.progress} id={id} max={1} value={value} />
    </div>
  );
}
