import { useId } from 'react';
import styles from './progress.module.css';

interface ProgressProps {
  readonly label: string;
  /** From 0 to 1; left out while how far it is cannot be known. */
  readonly value?: number | undefined;
}

/** A bar for something that takes a while, such as an upload. */
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
