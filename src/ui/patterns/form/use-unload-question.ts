import { useEffect } from 'react';

/**
 * Makes the browser ask before the tab is closed with a draft in it: a draft is restored after visiting other pages of
 * the site, but not after closing the tab (REL-30).
 * @param asks whether there is a draft
 */
export function useUnloadQuestion(asks: boolean): void {
  useEffect(() => {
    if (!asks) return undefined;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Chrome before 119 needs this.
  event.returnValue = true;
}
