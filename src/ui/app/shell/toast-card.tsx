import type { ReactNode } from 'react';
import { Button } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import type { IconName } from '@/ui/kit/icons/icons.ts';
import { closeToast } from '@/ui/messages/ko/toast-messages.ts';
import styles from './toast-card.module.css';

/** A success, an information, or an error. */
type ToastKind = 'good' | 'info' | 'bad';

interface ToastCardProps {
  readonly kind: ToastKind;
  readonly children: ReactNode;
  readonly action?: { readonly label: string; readonly onChosen: () => void } | undefined;
  readonly onClosed?: (() => void) | undefined;
}

const ICONS: Record<ToastKind, IconName> = { good: 'check', info: 'info', bad: 'warn' };

/** The look of a toast; its position, duration and live region belong to the component that shows it (NOTI-01). */
export function ToastCard({ kind, children, action, onClosed }: ToastCardProps) {
  return (
    <div className={classNames(styles.toast, kind === 'bad' && styles.bad)} data-toast="">
      <Icon name={ICONS[kind]} className={styles.icon} />
      <p className={styles.words}>{children}</p>
      <span className={styles.buttons}>
        {action !== undefined && (
          <Button variant="bare" onClick={action.onChosen}>
            {action.label}
          </Button>
        )}
        {onClosed !== undefined && (
          <Button variant="bare" round aria-label={closeToast} onClick={onClosed}>
            <Icon name="close" />
          </Button>
        )}
      </span>
    </div>
  );
}
