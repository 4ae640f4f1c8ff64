import { useEffect } from 'react';

/**
 * Tells a form that is published when it goes from the page, and lets the browser ask before its tab closes while
 * something is written in it: other pages of the site give that back, a closed tab does not (REL-30).
 */
export function useFormLeft({ left }: { readonly left: () => void }, holdsSomething: boolean): void {
  useEffect(() => left, [left]);
  useUnloadQuestion(holdsSomething);
}

/** @param asks whether there is anything to lose */
export function useUnloadQuestion(asks: boolean): void {
  useEffect(() => {
    if (!asks) return undefined;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Chrome before 119 asks for nothing else.
  event.returnValue = true;
}
