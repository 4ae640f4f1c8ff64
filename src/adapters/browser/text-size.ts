import type { TextSizeSetting } from '@/shared/device.ports.ts';
import { textSizeOf } from '@/shared/text-size.ts';
import { attempt } from './storage.ts';

/**
 * Sets the text size on the page's root element, for the style sheet, and keeps it in local storage under one key.
 * Where storage is denied or full, it is lost when the page is closed.
 */
export function makeLocalTextSize(
  key: string,
  root: HTMLElement = document.documentElement,
  open: () => Storage = () => window.localStorage,
): TextSizeSetting {
  return {
    read: () => textSizeOf(root.dataset['textSize']),
    write: (size) => {
      root.dataset['textSize'] = size;
      attempt(() => open().setItem(key, size));
    },
  };
}
