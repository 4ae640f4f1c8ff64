import type { MouseEvent } from 'react';

/** Toggles the `aria-expanded` of a fold button; style sheets hide the content by it. */
export function toggleExpanded({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const isOpen = currentTarget.getAttribute('aria-expanded') === 'true';
  currentTarget.setAttribute('aria-expanded', String(!isOpen));
}
