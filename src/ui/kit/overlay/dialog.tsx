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
  /** Asked with `false` by Escape, a press outside, and the close button (AUTH-02). */
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** What the close button is called, such as `로그인 창 닫기`. */
  readonly closeLabel: string;
  readonly wide?: boolean | undefined;
  /** Back is not its own: who holds the reader back on the page hears of it. */
  readonly leavesBack?: boolean | undefined;
  /** The selector of what opens it, which takes the focus when the page came with the dialog open. */
  readonly opener?: string | undefined;
  /** It has the whole screen, for something that is to be seen as large as can be. */
  readonly whole?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * A modal window over the page; Back closes it. The focus stays inside while it is open and goes back on closing.
 * The backdrop is ours and not the primitive's, whose scroll lock would write a style element and break a strict policy.
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

/** A toast lies over every dialog: a press on it is none outside the dialog, and does not close it (NOTI-01). */
function stayForToasts(event: CustomEvent<{ readonly originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-toast]') !== null) event.preventDefault();
}
