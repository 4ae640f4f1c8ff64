import type { SessionMarks } from '@/auth/ports/session-marks.ts';
import { attempt } from './attempt.ts';
import { OPEN_KEY } from './session-keys.ts';

const BEGUN = 'sessionBegun';
const endOf = (userId: string): string => `sessionEnded:${userId}`;
const markClosed = (): void => attempt(() => localStorage.removeItem(OPEN_KEY));
const mark = (userId: string): string => attempt(() => localStorage.getItem(endOf(userId))) ?? '';

/**
 * Keeps the marks in local storage. A session stores, in its tab, its user's mark at its beginning; when the mark has
 * changed since, the user has signed out. Without storage there are no marks, and tabs have only their channel
 * (REL-07).
 */
export function makeLocalSessionMarks(): SessionMarks {
  let begun: string | undefined;
  const markBegun = (userId: string): void => {
    const now = mark(userId);
    begun = now;
    attempt(() => sessionStorage.setItem(BEGUN, now));
  };

  return {
    markBegun,
    markSignedOut: (userId) => {
      attempt(() => localStorage.setItem(endOf(userId), `${Date.now()}-${Math.random()}`));
      markClosed();
    },
    hasEnded: (userId) => {
      begun ??= attempt(() => sessionStorage.getItem(BEGUN)) ?? undefined;
      if (begun === undefined) markBegun(userId);
      return mark(userId) !== begun;
    },
    markOpen: () => {
      attempt(() => localStorage.setItem(OPEN_KEY, '1'));
    },
    markClosed,
    isOpen: () => attempt(() => localStorage.getItem(OPEN_KEY)) === '1' && !wasReloaded(),
    onChange: (listener) => {
      // A hidden page does not check; it checks when it is shown again.
      const onShown = () => document.hidden || listener();
      window.addEventListener('pageshow', onShown);
      window.addEventListener('storage', listener);
      document.addEventListener('visibilitychange', onShown);
      return () => {
        window.removeEventListener('pageshow', onShown);
        window.removeEventListener('storage', listener);
        document.removeEventListener('visibilitychange', onShown);
      };
    },
  };
}

/** A tab in which the user signed out stays signed out after a reload; only a newly opened tab takes a session over. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload';
}
