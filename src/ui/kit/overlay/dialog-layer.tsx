import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '@/ui/kit/class-names.ts';
import backdrop from './backdrop.module.css';
import styles from './dialog.module.css';
import { useBackCloses } from './use-back-closes.ts';
import { useDialogFocus } from './use-dialog-focus.ts';

export interface DialogLayerProps {
  readonly open: boolean;
  /** Called with `false` by Escape, a press outside, the browser's Back, and the close button (AUTH-02). */
  readonly onOpenChange: (open: boolean) => void;
  /** The dialog does not handle Back: the page's leave guard does. */
  readonly leavesBack?: boolean | undefined;
  /** The selector of the element that opens it; focused on closing if the dialog was open when the page loaded. */
  readonly opener?: string | undefined;
}

interface FilledLayerProps extends DialogLayerProps {
  readonly className?: string | undefined;
  /** A `Radix.Title` is among them. */
  readonly children: ReactNode;
}

/**
 * A modal layer over the page; Back closes it. The focus stays inside while it is open and is returned on closing. The
 * backdrop is our own: the primitive's scroll lock would add a style element and violate a strict content security policy. So is
 * the portal, since the primitive's renders its content a second time.
 */
export function DialogLayer({ open, onOpenChange, leavesBack = false, opener, className, children }: FilledLayerProps) {
  const focus = useDialogFocus(opener);
  useBackCloses(open && !leavesBack, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {open &&
        createPortal(
          <div className={classNames(backdrop.backdrop, styles.place)}>
            <Radix.Content
              {...focus}
              onPointerDownOutside={stayForToasts}
              className={classNames(styles.dialog, className)}
              aria-modal="true"
            >
              {children}
            </Radix.Content>
          </div>,
          document.body,
        )}
    </Radix.Root>
  );
}

/** A toast lies over every dialog: a press on it does not count as outside the dialog, and does not close it (NOTI-01). */
function stayForToasts(event: CustomEvent<{ readonly originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-toast]') !== null) event.preventDefault();
}
