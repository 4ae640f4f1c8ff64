import type { Notice, Notifications } from '@/shared/ports/notifications.ts';

/** Notices wait here until the toasts, which load with the first of them, take them. */
export interface NoticeBoard extends Notifications {
  /** Takes every waiting notice and each later one. @returns a function that stops taking */
  readonly onNotice: (take: (notice: Notice) => void) => () => void;
  /** Whether there has been a notice at all: only then are the toasts worth fetching. */
  readonly wasUsed: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

export function makeNoticeBoard(): NoticeBoard {
  const waiting: Notice[] = [];
  const listeners = new Set<() => void>();
  let used = false;
  const takers = new Set<(notice: Notice) => void>();

  return {
    wasUsed: () => used,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (notice) => {
      used = true;
      for (const listener of listeners) listener();
      if (takers.size === 0) waiting.push(notice);
      for (const take of takers) take(notice);
    },
    onNotice: (take) => {
      takers.add(take);
      for (const notice of waiting.splice(0)) take(notice);
      return () => takers.delete(take);
    },
  };
}
