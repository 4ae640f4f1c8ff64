import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { Button } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import backdrop from './backdrop.module.css';
import styles from './dialog.module.css';
import { useBackCloses } from './use-back-closes.ts';
import { useDialogFocus } from './use-dialog-focus.ts';

export interface DialogProps {
  readonly open: boolean;
  /** Called with `false` by Escape, a press outside, and the close button (AUTH-02). */
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** The label of the close button, such as `로그인 창 닫기`. */
  readonly closeLabel: string;
  readonly wide?: boolean | undefined;
  /** The dialog does not handle Back: the page's leave guard does. */
  readonly leavesBack?: boolean | undefined;
  /** The selector of the element that opens it; focused on closing if the dialog was open when the page loaded. */
  readonly opener?: string | undefined;
  /** Fills the screen, to show its content as large as possible. */
  readonly whole?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * A modal dialog over the page; Back closes it. The focus stays inside while it is open and is returned on closing. The
 * backdrop is our own: the primitive's scroll lock would add a style element and violate a strict content security policy.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  closeLabel,
  wide = false,
  whole = false,
  leavesBack = false,
  opener,
  children,
}: DialogProps) {
  const focus = useDialogFocus(opener);
  useBackCloses(open && !leavesBack, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={classNames(backdrop.backdrop, styles.place)}>
          <Radix.Content
            {...focus}
            onPointerDownOutside={stayForToasts}
            className={classNames(styles.dialog, wide && styles.wide, whole && styles.whole)}
            aria-modal="true"
          >
            <div className={styles.head}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              <Radix.Close asChild>
                <Button variant="bare" round className={styles.close} aria-label={closeLabel}>
                  <Icon name="close" />
                </Button>
              </Radix.Close>
            </div>
            {children}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A toast lies over every dialog: a press on it does not count as outside the dialog, and does not close it (NOTI-01). */
function stayForToasts(event: CustomEvent<{ readonly originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-toast]') !== null) event.preventDefault();
}
