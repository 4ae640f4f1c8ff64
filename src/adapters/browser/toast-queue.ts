import type { Notice, Notifications } from '@/shared/ports/notifications.ts';

/** Shows one notice, until it has gone or was taken back. */
type TakeToast = (notice: Notice, takenBack: AbortSignal) => void;

/** Notices wait here until the toasts, which load with the first of them, take them. */
export interface ToastQueue extends Notifications {
  /** Takes every waiting notice and each later one. @returns a function that stops taking */
  readonly onToast: (take: TakeToast) => () => void;
  /** Whether there has been a notice at all: only then are the toasts worth fetching. */
  readonly wasUsed: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

export function makeToastQueue(): ToastQueue {
  const waiting: (readonly [Notice, AbortSignal])[] = [];
  const listeners = new Set<() => void>();
  const takers = new Set<TakeToast>();
  let used = false;

  return {
    wasUsed: () => used,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (notice) => {
      const withdrawal = new AbortController();
      used = true;
      for (const listener of listeners) listener();
      if (takers.size === 0) waiting.push([notice, withdrawal.signal]);
      for (const take of takers) take(notice, withdrawal.signal);
      return () => withdrawal.abort();
    },
    onToast: (take) => {
      takers.add(take);
      for (const [notice, takenBack] of waiting.splice(0)) {
        if (takenBack.aborted) notice.onGone?.();
        else take(notice, takenBack);
      }
      return () => takers.delete(take);
    },
  };
}
