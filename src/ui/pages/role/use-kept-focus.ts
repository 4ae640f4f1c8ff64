import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus inside a part of the page whose entries may go while one of them has it: then the part itself takes
 * it. Give the part a `tabIndex` of -1.
 */
export function useKeptFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const isHeld = useRef(false);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      isHeld.current = target instanceof Node && part.current?.contains(target) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  // After every rendering: any of them may have taken the entry away.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isHeld.current && isLost) part.current?.focus();
  });

  return part;
}
