import type { SessionMarks } from '@/auth/ports/session-marks.ts';
import { attempt } from './attempt.ts';

const OPEN = 'sessionOpen';
const BEGUN = 'sessionBegun';
const endOf = (userId: string): string => `sessionEnded:${userId}`;
const close = (): void => attempt(() => localStorage.removeItem(OPEN));
const mark = (userId: string): string => attempt(() => localStorage.getItem(endOf(userId))) ?? '';

/**
 * Leaves the marks in local storage. A session remembers in its tab how its user's mark stood when it began: any other
 * is that of an end. Where storage is denied there are no marks, and tabs have their channel alone (REL-07).
 */
export function makeLocalSessionMarks(): SessionMarks {
  let begun: string | undefined;
  const begin = (userId: string): void => {
    const now = mark(userId);
    begun = now;
    attempt(() => sessionStorage.setItem(BEGUN, now));
  };

  return {
    begin,
    end: (userId) => {
      attempt(() => localStorage.setItem(endOf(userId), `${Date.now()}-${Math.random()}`));
      close();
    },
    hasEnded: (userId) => {
      begun ??= attempt(() => sessionStorage.getItem(BEGUN)) ?? undefined;
      if (begun === undefined) begin(userId);
      return mark(userId) !== begun;
    },
    open: () => {
      attempt(() => localStorage.setItem(OPEN, '1'));
    },
    close,
    isOpen: () => attempt(() => localStorage.getItem(OPEN)) === '1' && !wasReloaded(),
    onNews: (listener) => {
      // A page that is hidden can wait: it asks when it is uncovered.
      const hear = () => document.hidden || listener();
      window.addEventListener('pageshow', hear);
      window.addEventListener('storage', listener);
      document.addEventListener('visibilitychange', hear);
      return () => {
        window.removeEventListener('pageshow', hear);
        window.removeEventListener('storage', listener);
        document.removeEventListener('visibilitychange', hear);
      };
    },
  };
}

/** A tab that was signed out stays so when it is loaded anew: only one that opens takes a session over. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload';
}
