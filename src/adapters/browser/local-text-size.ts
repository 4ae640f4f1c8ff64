import { textSizeOf } from '@/shared/domain/text-size.ts';
import type { TextSizeSetting } from '@/shared/ports/text-size-setting.ts';
import { attempt } from './attempt.ts';

/**
 * Shows the size at the root of the page, whose style sheet does the rest, and keeps it in local storage under one key. Where that is
 * denied or full, it holds for as long as the page lives.
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
