import type { MouseEvent } from 'react';

/**
 * Leaves the focus where it is until a press of the pointer has ended: the field that holds it would say as soon as it is
 * left what is wrong with it, and push the button from under the pointer.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
