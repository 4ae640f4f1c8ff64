import type { ReactNode } from 'react';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { takeFocus } from '@/ui/kit/focus/focus.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import type { LiteralMessage } from '@/ui/messages/message-text.ts';
import styles from './done-panel.module.css';
import { LiteralText } from './form-error.tsx';

interface DonePanelProps {
  readonly message: LiteralMessage;
  /** The next steps. */
  readonly children: ReactNode;
}

/** Replaces a form that succeeded, and takes its focus, so that it is read aloud. */
export function DonePanel({ message, children }: DonePanelProps) {
  return (
    // Not an `output`: it contains more than a result.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div ref={takeFocus} className={styles.panel} role="status" tabIndex={-1}>
      <Icon name="check" className={styles.icon} />
      <div className={styles.words}>
        <LiteralText message={message} />
        <Buttons className={styles.steps}>{children}</Buttons>
      </div>
    </div>
  );
}
