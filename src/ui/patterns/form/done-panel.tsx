import type { ReactNode } from 'react';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { takeFocus } from '@/ui/kit/focus/take-focus.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import type { LiteralMessage } from '@/ui/messages/ko/account-messages.ts';
import styles from './done-panel.module.css';
import { LiteralMessageText } from './literal-message.tsx';

interface DonePanelProps {
  readonly message: LiteralMessage;
  /** The next steps. */
  readonly children: ReactNode;
}

/** Stands in the place of a form that succeeded, and takes over its focus, so that it is read. */
export function DonePanel({ message, children }: DonePanelProps) {
  return (
    // It holds more than the result of a calculation.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div ref={takeFocus} className={styles.panel} role="status" tabIndex={-1}>
      <Icon name="check" className={styles.icon} />
      <div className={styles.words}>
        <LiteralMessageText message={message} />
        <Buttons className={styles.steps}>{children}</Buttons>
      </div>
    </div>
  );
}
