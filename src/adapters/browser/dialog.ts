import type { DialogElement } from '@/shared/window.ports.ts';

/**
 * Observes the `open` attribute of a dialog in the page, since the early script, Escape and forms open and close it
 * without the application. When the page has no such dialog, it is never open.
 */
export function makeNativeDialog(id: string): DialogElement {
  const find = () => document.querySelector<HTMLDialogElement>(`dialog#${id}`);
  return {
    isOpen: () => find()?.open === true,
    open: () => {
      const dialog = find();
      if (dialog === null || dialog.open) return;
      // As the early script notes it, for `press-guard.ts` and for what was typed.
      delete dialog.dataset['missed'];
      dialog.showModal();
      dialog.dataset['shown'] = String(performance.now());
      dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    },
    close: () => find()?.close(),
    wasMissed: () => find()?.dataset['missed'] !== undefined,
    onChange: (listener) => {
      const observer = new MutationObserver(listener);
      // The dialog may not be in the document yet.
      observer.observe(document, { attributeFilter: ['open'], subtree: true });
      return () => observer.disconnect();
    },
  };
}
