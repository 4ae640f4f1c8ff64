import type { Toast } from '@/shared/ports/notifications.ts';

/** Phones, where toasts cover the content. */
const NARROW = '(max-width: 47.99em)';

interface ShownToast {
  readonly subject: Toast['subject'];
  readonly takeAway: () => void;
}

/** Adds the toast of a success, which replaces an older one. */
export interface SuccessToasts {
  /** @returns call it when the toast has disappeared */
  readonly add: (toast: Toast, takeAway: () => void) => () => void;
}

/**
 * Only the latest success is shown: its toast replaces an older one with the same subject, on a phone one with any subject.
 * Toasts with an undo, toasts that stay until they are answered, and other tones are never replaced.
 */
export function makeSuccessToasts(): SuccessToasts {
  const shown = new Set<ShownToast>();
  return {
    add: (toast, takeAway) => {
      if (!isPlainSuccess(toast)) return () => undefined;
      const { subject } = toast;
      const isNarrow = window.matchMedia(NARROW).matches;
      const older = [...shown].filter((each) => isNarrow || each.subject === subject);
      const own = { subject, takeAway };
      shown.add(own);
      for (const each of older) each.takeAway();
      return () => shown.delete(own);
    },
  };
}

const isPlainSuccess = ({ tone, onUndo, stays }: Toast): boolean =>
  tone === 'success' && onUndo === undefined && stays === undefined;
