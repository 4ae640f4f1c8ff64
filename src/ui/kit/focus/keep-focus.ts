import type { MouseEvent } from 'react';

/**
 * Keeps the focus until a pointer press has ended: on blur the field would show its error and push the button from under the
 * pointer.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
