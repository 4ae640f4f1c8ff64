import type { Installation, InstallationMemory } from '@/shared/offline.ports.ts';
import { attempt } from './storage.ts';

/** Chrome's and Edge's; no standard. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** The browser's own question, which the early script has deferred (`src/build/early-script.ts`). */
    installPrompt?: InstallPrompt | undefined;
  }
}

/**
 * Safari on phones and tablets has no such question; it has a property of its own that tells whether the site is
 * installed.
 */
const isByHand = (): boolean => Reflect.get(navigator, 'standalone') === false;

const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;

export const browserInstallation: Installation = {
  onPossible: (listener) => {
    const look = () => {
      if (window.installPrompt !== undefined) listener('asked');
    };
    if (isInstalled()) return () => undefined;
    if (isByHand()) listener('byHand');
    look();
    // The early script stores the event before this one is notified, because its listener was added earlier.
    window.addEventListener('beforeinstallprompt', look);
    return () => window.removeEventListener('beforeinstallprompt', look);
  },
  ask: () => {
    void window.installPrompt?.prompt();
    window.installPrompt = undefined;
  },
};

const VISITS = 'siteVisits';
const ANSWERED = 'installAnswered';

/**
 * Counts visits in local storage; a visit begins when the user comes from another site. Where storage is denied, every
 * visit is the first (REL-07). Nothing is stored in session storage, which has to be empty after signing out (AUTH-11).
 */
export function makeLocalInstallationMemory(): InstallationMemory {
  let visits: number | undefined;
  return {
    visits: () => (visits ??= attempt(countedVisits) ?? 1),
    isAnswered: () => attempt(() => localStorage.getItem(ANSWERED)) === 'yes',
    noteAnswered: () => {
      attempt(() => localStorage.setItem(ANSWERED, 'yes'));
    },
  };
}

function countedVisits(): number {
  const known = Number(localStorage.getItem(VISITS)) || 0;
  const visits = known === 0 || isNewVisit() ? known + 1 : known;
  localStorage.setItem(VISITS, String(visits));
  return visits;
}

/** A reload, a move through the history, and a page opened by a link of this site belong to the same visit. */
function isNewVisit(): boolean {
  const isAgain = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type !== 'navigate');
  return !isAgain && !document.referrer.startsWith(window.location.origin);
}
