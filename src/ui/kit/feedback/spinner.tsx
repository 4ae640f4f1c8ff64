import type { ReactNode } from 'react';
import { kitMessages } from '@/ui/messages/ko/kit-messages.ts';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** The sentence beside the turning ring. */
  readonly label?: ReactNode;
}

/** A line that says what is being waited for. */
export function Spinner({ label = kitMessages.loading }: SpinnerProps) {
  return (
    <output className={styles.waiting} data-waiting="">
      <span className={styles.spinner} aria-hidden="true" />
      {label}
    </output>
  );
}
