import type { InstallationMemory } from '@/shared/ports/installation.ts';
import { attempt } from './attempt.ts';

const VISITS = 'siteVisits';
const ANSWERED = 'installAnswered';
/** In the storage of the tab: a reload is no visit. */
const COUNTED = 'visitCounted';

/** Counts visits in local storage. Where it is denied, every visit is the first (REL-07). */
export const localInstallationMemory: InstallationMemory = {
  visits: () =>
    attempt(() => {
      const known = Number(localStorage.getItem(VISITS)) || 0;
      if (sessionStorage.getItem(COUNTED) !== null) return known;
      sessionStorage.setItem(COUNTED, 'yes');
      localStorage.setItem(VISITS, String(known + 1));
      return known + 1;
    }) ?? 1,
  isAnswered: () => attempt(() => localStorage.getItem(ANSWERED)) === 'yes',
  noteAnswered: () => {
    attempt(() => localStorage.setItem(ANSWERED, 'yes'));
  },
};
