import { userEvent } from '@testing-library/user-event';
import type { BrowserWindow } from 'happy-dom';
import type { Modals } from './modal.ts';

/** The keyboard and pointer of a person at one window. */
export interface Hand {
  readonly click: (element: Element) => Promise<void>;
  readonly doubleClick: (element: Element) => Promise<void>;
  readonly hover: (element: Element) => Promise<void>;
  readonly fill: (element: Element, text: string) => void;
  readonly select: (element: Element, label: string) => void;
  /** A key by the name of `KeyboardEvent.key`, with modifiers before it: `Shift+Tab`. */
  readonly press: (key: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
}

export function createHand(window: BrowserWindow, modals: Modals): Hand {
  const document = window.document as unknown as Document;
  const user = userEvent.setup({ document, delay: null, pointerEventsCheck: 0, skipAutoClose: true });

  const changed = (element: Element, ...kinds: readonly string[]): void => {
    for (const kind of kinds) element.dispatchEvent(new window.Event(kind, { bubbles: true }) as unknown as Event);
  };

  return {
    click: (element) => user.click(element),
    doubleClick: (element) => user.dblClick(element),
    hover: (element) => user.hover(element),
    fill(element, text) {
      if (!element.matches('input, textarea, [contenteditable]'))
        throw new Error(`Nothing can be typed into ${element.localName}`);
      const field = element as HTMLInputElement;
      field.focus();
      // By the prototype: React watches the element's own property for changes that it made itself.
      Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
      changed(field, 'input');
    },
    select(element, label) {
      const list = element as HTMLSelectElement;
      const at = [...list.options].findIndex((option) => option.text.trim() === label || option.value === label);
      if (at < 0) throw new Error(`The list has no "${label}"`);
      list.focus();
      list.selectedIndex = at;
      changed(list, 'input', 'change');
    },
    async press(key) {
      const keys = key.split('+');
      const last = keys.pop() ?? '';
      const wasPrevented = preventedBy(window, last);
      const held = keys.map((one) => `{${one}>}`).join('');
      const released = keys.map((one) => `{/${one}}`).join('');
      await user.keyboard(`${held}${typed(last)}${released}`);
      if (last === 'Escape' && !wasPrevented()) modals.escape();
    },
    type: (text) => user.keyboard(text.replaceAll(/[{[]/g, '$&$&')),
  };
}

/** A key in the words of the library, for which brackets are no letters. */
function typed(key: string): string {
  if (key === 'Space') return '[Space]';
  return key.length > 1 ? `{${key}}` : key.replaceAll(/[{[]/g, '$&$&');
}

/** Listens to the next press of a key, and tells whether the page has prevented what the browser does on it. */
function preventedBy(window: BrowserWindow, key: string): () => boolean {
  let isPrevented = false;
  window.addEventListener(
    'keydown',
    (event) => {
      if (Reflect.get(event, 'key') === key) isPrevented = event.defaultPrevented;
    },
    { once: true },
  );
  return () => isPrevented;
}
