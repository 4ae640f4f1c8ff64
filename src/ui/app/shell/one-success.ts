import type { Toast } from '@/shared/ports/notifications.ts';

/** Phones, where toasts cover the content. */
const NARROW = '(max-width: 47.99em)';

interface Standing {
  readonly subject: Toast['subject'];
  readonly takeAway: () => void;
}

/** Adds the toast of a success, which replaces an older one. */
export interface Successes {
  /** @returns call it when the toast has disappeared */
  readonly add: (toast: Toast, takeAway: () => void) => () => void;
}

/**
 * Only the latest success is shown: its toast replaces an older one with the same subject, on a phone one with any subject.
 * Toasts with an undo, toasts that stay until they are answered, and other tones are never replaced.
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
