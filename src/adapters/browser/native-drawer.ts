import type { DrawerElement } from '@/shared/ports/drawer-element.ts';

/**
 * Follows a dialog of the page by its attribute: what opens and closes it (the page's early script, Escape, a form in it)
 * asks nobody. Where there is no such dialog, it never opens.
 */
export function makeNativeDrawer(id: string): DrawerElement {
  const find = () => document.querySelector<HTMLDialogElement>(`dialog#${id}`);
  return {
    isOpen: () => find()?.open === true,
    close: () => find()?.close(),
    onChange: (listener) => {
      const observer = new MutationObserver(listener);
      // It may not stand in the page yet.
      observer.observe(document, { attributeFilter: ['open'], subtree: true });
      return () => observer.disconnect();
    },
  };
}
