import type { ReactNode } from 'react';
import { kitMessages } from '@/ui/messages/ko/kit-messages.ts';
import { useAnnouncedWaiting } from './announcer.tsx';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** The sentence beside the turning ring. */
  readonly label?: string;
  /** What the documents write for it, in English: shown behind it, and not said aloud. */
  readonly literal?: string;
}

/** A line that says what is being waited for, aloud where it takes long. */
export function Spinner({ label = kitMessages.loading, literal }: SpinnerProps) {
  useAnnouncedWaiting(label);
  return (
    <SilentSpinner>
      <span>
        {label} {literal !== undefined && <span lang="en">{literal}</span>}
      </span>
    </SilentSpinner>
  );
}

/** The line alone, for a place that is read as a whole when it is opened. */
export function SilentSpinner({ children = kitMessages.loading }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.waiting} data-waiting="">
      <span className={styles.spinner} aria-hidden="true" />
      {children}
    </div>
  );
}
