import { textSizeOf } from '@/shared/domain/text-size.ts';
import type { TextSizeSetting } from '@/shared/ports/text-size-setting.ts';
import { attempt } from './attempt.ts';

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
