import * as Radix from '@radix-ui/react-dialog';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import backdrop from '@/ui/kit/overlay/backdrop.module.css';
import { stayForToasts } from '@/ui/kit/overlay/stay-for-toasts.ts';
import { useBackCloses } from '@/ui/kit/overlay/use-back-closes.ts';
import { useDialogFocus } from '@/ui/kit/overlay/use-dialog-focus.ts';
import { shellMessages } from '@/ui/messages/ko/shell-messages.ts';
import styles from './drawer-panel.module.css';

interface DrawerPanelProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The sheet has gone, and the focus is back where it was. */
  readonly onClosed: () => void;
  /** What stands over the menu: see `drawer-welcome.tsx`. */
  readonly head?: ReactNode;
  /** The menu groups. */
  readonly children: ReactNode;
}

/** The sheet at the right that holds the whole menu. Escape, Back, a press outside, its button and any link close it. */
export function DrawerPanel({ open, onOpenChange, onClosed, head, children }: DrawerPanelProps) {
  const focus = useDialogFocus();
  useBackCloses(open, () => onOpenChange(false));
  const giveBackFocus = (event: Event) => {
    focus.onCloseAutoFocus(event);
    onClosed();
  };
  // A link may lead to the page that is shown, which then does not change.
  const followLink = ({ target }: MouseEvent) =>
    target instanceof Element && target.closest('a') !== null && onOpenChange(false);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={classNames(backdrop.backdrop, styles.place)}>
          <Radix.Content
            {...focus}
            onCloseAutoFocus={giveBackFocus}
            onClick={followLink}
            onPointerDownOutside={stayForToasts}
            className={styles.drawer}
            aria-modal="true"
          >
            <div className={styles.head}>
              <Radix.Title className={styles.title}>{shellMessages.wholeMenu}</Radix.Title>
              <Radix.Close asChild>
                <Button variant="bare" round aria-label={shellMessages.closeMenu}>
                  <Icon name="close" />
                </Button>
              </Radix.Close>
            </div>
            {head}
            <nav aria-label={shellMessages.wholeMenu}>{children}</nav>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
