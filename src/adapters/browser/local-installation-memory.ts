import type { InstallationMemory } from '@/shared/ports/installation.ts';
import { attempt } from './attempt.ts';

const VISITS = 'siteVisits';
const ANSWERED = 'installAnswered';

/**
 * Counts visits in local storage, one for each time that somebody comes from elsewhere. Where it is denied, every visit is the
 * first (REL-07). Nothing is kept in the storage of the tab, which is empty for those who are signed out (AUTH-11).
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

/** A reload, a step back, and a page that another of this site leads to belong to the visit that goes on. */
function isNewVisit(): boolean {
  const isAgain = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type !== 'navigate');
  return !isAgain && !document.referrer.startsWith(window.location.origin);
}
