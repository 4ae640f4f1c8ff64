import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '@/ui/kit/class-names.ts';
import { returnFocus, returnFocusAround, takeFocus } from '@/ui/kit/focus/focus.ts';
import { useBackCloses } from '@/ui/kit/history/layers.ts';
import { isJustShown, noteShown } from '@/ui/kit/press-guard.ts';
import backdrop from './backdrop.module.css';
import styles from './dialog.module.css';
import { CloseButton } from './dialog-head.tsx';

export interface DialogProps extends DialogLayerProps {
  readonly title: string;
  /** The label of the close button, such as `로그인 창 닫기`. */
  readonly closeLabel: string;
  readonly wide?: boolean | undefined;
  /** Fills the screen, to show its content as large as possible. */
  readonly whole?: boolean | undefined;
  readonly children: ReactNode;
}

/** A modal dialog over the page, with its title and a close button at its head. */
export function Dialog({ title, closeLabel, wide = false, whole = false, children, ...layer }: DialogProps) {
  return (
    <DialogLayer {...layer} className={classNames(wide && styles.wide, whole && styles.whole)}>
      <div className={styles.head}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        <Radix.Close asChild>
          <CloseButton label={closeLabel} />
        </Radix.Close>
      </div>
      {children}
    </DialogLayer>
  );
}

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
  const { dismissed, ...focus } = useDialogFocus(opener);
  const dismiss = () => {
    dismissed();
    onOpenChange(false);
  };
  useBackCloses(open && !leavesBack, dismiss);
  return (
    <Radix.Root open={open} onOpenChange={dismiss}>
      {open &&
        createPortal(
          <div ref={noteShown} className={classNames(backdrop.backdrop, styles.place)}>
            <Radix.Content
              {...focus}
              onPointerDownOutside={stay}
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

/**
 * A toast lies over every dialog: a press on it does not count as outside the dialog, and does not close it (NOTI-01). Nor does
 * one that was aimed at what the dialog has just covered: the primitive acts on the beginning of a press.
 */
function stay(event: CustomEvent<{ readonly originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (!(target instanceof Element)) return;
  if (target.closest('[data-toast]') !== null || isJustShown(target)) event.preventDefault();
}

const FIELD = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

interface DialogFocus {
  /** The user has closed it, or has tried to. */
  readonly dismissed: () => void;
  readonly onOpenAutoFocus: (event: Event) => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/**
 * Where the focus goes when a dialog without a trigger of its own opens and closes.
 *
 * On opening: to the element marked `data-first-focus`, else to the first field, else to the dialog itself, whose title is then
 * read. On closing: back to where it was; where the outcome of its form has closed it, to the part around that, since an Enter
 * that was meant for the form would press the button that opened it. If a page that opened meanwhile has taken the focus
 * (ROUTE-09), it stays there; if the previous element is gone, the page's heading gets it.
 * @param opener the selector of the element that opens the dialog, for a dialog that was open when its page loaded
 */
function useDialogFocus(opener?: string): DialogFocus {
  const before = useRef<Element | null>(null);
  const isDismissed = useRef(false);
  return useMemo(
    () => ({
      dismissed: () => {
        isDismissed.current = true;
      },
      onOpenAutoFocus: (event) => {
        before.current = document.activeElement;
        isDismissed.current = false;
        if (!(event.currentTarget instanceof HTMLElement)) return;
        event.preventDefault();
        const dialog = event.currentTarget;
        const first = find(dialog, '[data-first-focus]') ?? find(dialog, FIELD) ?? dialog;
        takeFocus(first);
      },
      onCloseAutoFocus: (event) => {
        event.preventDefault();
        const taken = document.activeElement !== null && document.activeElement !== document.body;
        if (taken) return;
        const isOpener = opener !== undefined && document.querySelector(opener) !== null;
        const otherwise = isOpener ? opener : '[data-page-heading]';
        const closedByForm =
          !isDismissed.current && event.currentTarget instanceof Element && hasForm(event.currentTarget);
        (closedByForm ? returnFocusAround : returnFocus)(before.current, otherwise);
      },
    }),
    [opener],
  );
}

const hasForm = (dialog: Element): boolean => dialog.querySelector('form') !== null;

function find(within: HTMLElement, selector: string): HTMLElement | null {
  return within.querySelector<HTMLElement>(selector);
}
