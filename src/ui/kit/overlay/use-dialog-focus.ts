import { useMemo, useRef } from 'react';
import { returnFocus } from '@/ui/kit/focus/return-focus.ts';
import { takeFocus } from '@/ui/kit/focus/take-focus.ts';

const FIELD = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

interface DialogFocus {
  readonly onOpenAutoFocus: (event: Event) => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/**
 * Where the focus goes when a dialog without a trigger of its own opens and closes.
 *
 * On opening: to the element marked `data-first-focus`, else to the first field, else to the dialog itself, whose title is then
 * read. On closing: back to where it was. If a page that opened meanwhile has taken the focus (ROUTE-09), it stays there; if
 * the previous element is gone, the page's heading gets it.
 * @param opener the selector of the element that opens the dialog, for a dialog that was open when its page loaded
 */
export function useDialogFocus(opener?: string): DialogFocus {
  const before = useRef<Element | null>(null);
  return useMemo(
    () => ({
      onOpenAutoFocus: (event) => {
        before.current = document.activeElement;
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
        returnFocus(before.current, isOpener ? opener : '[data-page-heading]');
      },
    }),
    [opener],
  );
}

function find(within: HTMLElement, selector: string): HTMLElement | null {
  return within.querySelector<HTMLElement>(selector);
}
