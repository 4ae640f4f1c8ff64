import type { ReactNode } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  readonly kind?: 'info' | 'bad' | undefined;
  /** Read aloud at once when it appears; for the result of the user's last action (AUTH-07). */
  readonly alert?: boolean | undefined;
  readonly children: ReactNode;
}

/** A remark inside a page or a dialog. Start an error with a `<strong>` sentence. */
export function Notice({ kind = 'info', alert = false, children }: NoticeProps) {
  const bad = kind === 'bad';
  return (
    <div className={classNames(styles.notice, bad && styles.bad)} role={alert ? 'alert' : undefined}>
      <Icon name={bad ? 'warn' : 'info'} className={styles.icon} />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
