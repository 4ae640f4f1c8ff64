import { navigate } from 'wouter/use-browser-location';
import type { Navigation } from '@/shared/navigation.ports.ts';

/** The first two are the router's own events. */
const CHANGES = ['pushState', 'replaceState', 'popstate'] as const;

/** Navigates by the browser's history, without reloading the page. */
export const browserNavigation: Navigation = {
  goTo: (address) => navigate(address),
  replace: (address) => navigate(address, { replace: true }),
  // Prerendered views have no address.
  current: () => (typeof window === 'undefined' ? '' : `${window.location.pathname}${window.location.search}`),
  onChange: (listener) => {
    const listening = new AbortController();
    const { signal } = listening;
    let isNotified = true;
    const notify = () => {
      isNotified = true;
      if (!signal.aborted) listener();
    };
    const change = () => {
      if (isNotified) queueMicrotask(notify);
      isNotified = false;
    };
    for (const kind of CHANGES) window.addEventListener(kind, change, { signal });
    return () => listening.abort();
  },
};

/** Makes the browser ask before the tab is closed, as long as it may not be: a write would end with it (REL-18). */
export function holdTab(isClosable: boolean): void {
  window[isClosable ? 'removeEventListener' : 'addEventListener']('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Chrome before 119 asks only when this is set.
  event.returnValue = true;
}
