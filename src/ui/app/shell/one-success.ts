import type { Toast } from '@/shared/ports/notifications.ts';

/** As narrow as a phone, where toasts lie over what is read. */
const NARROW = '(max-width: 47.99em)';

interface Standing {
  readonly subject: Toast['subject'];
  readonly takeAway: () => void;
}

/** Counts what was told of as done; what was told before gives way to it. */
export interface Successes {
  /** @returns forgets it: its toast has gone */
  readonly add: (toast: Toast, takeAway: () => void) => () => void;
}

/**
 * What went well is told once: a toast of it takes the place of an older one of the same kind, and on a phone of any kind.
 * What can be undone, what stays until it is answered, and what is no success, gives way to nothing.
 */
export function makeSuccesses(): Successes {
  const standing = new Set<Standing>();
  return {
    add: (toast, takeAway) => {
      if (!isPlainSuccess(toast)) return () => undefined;
      const { subject } = toast;
      const isNarrow = window.matchMedia(NARROW).matches;
      const older = [...standing].filter((each) => isNarrow || each.subject === subject);
      const own = { subject, takeAway };
      standing.add(own);
      for (const each of older) each.takeAway();
      return () => standing.delete(own);
    },
  };
}

const isPlainSuccess = ({ tone, onUndo, stays }: Toast): boolean =>
  tone === 'success' && onUndo === undefined && stays === undefined;
