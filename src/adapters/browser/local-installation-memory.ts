import type { InstallationMemory } from '@/shared/ports/installation.ts';
import { attempt } from './attempt.ts';

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
