import * as Radix from '@radix-ui/react-dialog';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { classNames } from '../kit/class-names.ts';
import { Icon } from '../kit/icon.tsx';
import { stayForToasts } from '../kit/stay-for-toasts.ts';
import { useBackCloses } from '../kit/use-back-closes.ts';
import { useDialogFocus } from '../kit/use-dialog-focus.ts';
import veil from '../kit/veil.module.css';
import { shellMessages } from '../messages/shell-messages.ts';
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
        <div className={classNames(veil.veil, styles.place)}>
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
