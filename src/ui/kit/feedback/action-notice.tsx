import type { ReactNode } from 'react';
import { Button } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import styles from './action-notice.module.css';
import { Notice } from './notice.tsx';

interface ActionNoticeProps {
  /** The word on the button below it. */
  readonly action: string;
  readonly onAction: () => void;
  readonly className?: string | undefined;
  /** What went wrong: begin with a `<strong>` sentence. */
  readonly children: ReactNode;
}

/** A failure beside content that is still shown, with a button that may fix it. It is read aloud at once. */
export function ActionNotice({ action, onAction, className, children }: ActionNoticeProps) {
  return (
    <div className={classNames(styles.notice, className)}>
      <Notice kind="bad" alert>
        {children}
      </Notice>
      <Button variant="quiet" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}
