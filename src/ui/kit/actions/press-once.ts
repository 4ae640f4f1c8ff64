import type { KeyboardEvent } from 'react';

/**
 * Lets a key that is held down press one button, not also those that replace it (REL-29); for `onKeyDownCapture` of a list
 * that moves the focus when an entry is removed.
 */
export function pressOnce(event: KeyboardEvent): void {
  if (!event.repeat || event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
}
