import type { ReactNode } from 'react';
import { Message } from '@/ui/kit/layout/message.tsx';
import { kitMessages } from '@/ui/messages/ko/kit-messages.ts';
import type { EnglishText } from '@/ui/messages/message-text.ts';
import { useAnnouncedLoading } from './announcer.tsx';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** The sentence beside the turning ring. */
  readonly label?: string;
  /** The English text of the documents: shown after the label, not read aloud. */
  readonly literal?: EnglishText;
}

/** A line that says what is loading; announced when it takes long. */
export function Spinner({ label = kitMessages.loading, literal }: SpinnerProps) {
  useAnnouncedLoading(label);
  return (
    <SilentSpinner>
      <span>
        {label} {literal !== undefined && <Message text={literal} />}
      </span>
    </SilentSpinner>
  );
}

/** The line without an announcement, for a container that is read as a whole when it opens. */
export function SilentSpinner({ children = kitMessages.loading }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.loading} data-loading="">
      <span className={styles.spinner} aria-hidden="true" />
      {children}
    </div>
  );
}
