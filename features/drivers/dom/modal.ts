import type { BrowserWindow } from 'happy-dom';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled], [type="hidden"]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex], [contenteditable]';

/** The modal dialogs of a window, which happy-dom opens without making the rest of the page inert. */
export interface Modals {
  /** Whether an element can be pressed and focused: what is under a modal dialog, or marked inert, cannot. */
  readonly isReachable: (element: Element) => boolean;
  /** What Escape does on its own, unless the page prevents it. @returns whether a dialog was asked to close */
  readonly escape: () => boolean;
}

export function installModals(window: BrowserWindow): Modals {
  const open: { readonly dialog: HTMLDialogElement; readonly focusedBefore: Element | null }[] = [];
  // One window's element classes; each window has its own.
  const dialogs = window.HTMLDialogElement.prototype as unknown as HTMLDialogElement;
  const elements = window.HTMLElement.prototype as unknown as HTMLElement;
  const { document } = window as unknown as Window;
  const { showModal, close } = dialogs;
  const { focus } = elements;

  const top = (): HTMLDialogElement | undefined => {
    while (open.length > 0 && open.at(-1)?.dialog.isConnected !== true) open.pop();
    return open.at(-1)?.dialog;
  };
  const isReachable = (element: Element): boolean => {
    const dialog = top();
    return element.closest('[inert]') === null && (dialog === undefined || dialog.contains(element));
  };

  Object.assign(dialogs, {
    showModal(this: HTMLDialogElement) {
      if (this.open) return;
      const focusedBefore = document.activeElement;
      showModal.call(this);
      open.push({ dialog: this, focusedBefore });
      const first =
        this.querySelector<HTMLElement>('[autofocus]') ??
        [...this.querySelectorAll<HTMLElement>(FOCUSABLE)].find((one) => one.tabIndex >= 0);
      (first ?? this).focus();
    },
    close(this: HTMLDialogElement, value?: string) {
      const place = open.findIndex(({ dialog }) => dialog === this);
      const [closed] = place < 0 ? [] : open.splice(place, 1);
      close.call(this, value);
      if (closed?.focusedBefore?.isConnected === true) (closed.focusedBefore as HTMLElement).focus();
    },
  });
  Object.assign(elements, {
    focus(this: HTMLElement, options?: FocusOptions) {
      if (isReachable(this)) focus.call(this, options);
    },
  });

  return {
    isReachable,
    escape() {
      const dialog = top();
      if (dialog === undefined) return false;
      if (dialog.dispatchEvent(new window.Event('cancel', { cancelable: true }) as unknown as Event)) dialog.close();
      return true;
    },
  };
}
