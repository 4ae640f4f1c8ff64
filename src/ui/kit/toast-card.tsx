import type { ReactNode } from 'react';
import { kitMessages } from '../messages/kit-messages.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import styles from './toast-card.module.css';

/** What a toast tells: something went well, to know, to mind, or wrong. */
export type ToastKind = 'good' | 'info' | 'warning' | 'bad';

interface ToastCardProps {
  readonly kind: ToastKind;
  readonly children: ReactNode;
  readonly action?: { readonly label: string; readonly onChosen: () => void } | undefined;
  readonly onClosed?: (() => void) | undefined;
}

const ICONS: Record<ToastKind, IconName> = { good: 'check', info: 'info', warning: 'warn', bad: 'warn' };

/** The face of a toast; where it stands, how long, and its live region belong to whoever shows it (NOTI-01). */
export function ToastCard({ kind, children, action, onClosed }: ToastCardProps) {
  const tone = (kind === 'bad' && styles.bad) || (kind === 'warning' && styles.warning);
  return (
    <div className={classNames(styles.toast, tone)} data-toast="">
      <Icon name={ICONS[kind]} className={styles.icon} />
      <p className={styles.words}>{children}</p>
      {action !== undefined && (
        <Button variant="bare" onClick={action.onChosen}>
          {action.label}
        </Button>
      )}
      {onClosed !== undefined && (
        <Button variant="bare" round aria-label={kitMessages.closeToast} onClick={onClosed}>
          <Icon name="close" />
        </Button>
      )}
    </div>
  );
}
