import type { Notice, Notifications } from '@/shared/ports/notifications.ts';

/** Notices wait here until the toasts, which load with the first of them, take them. */
export interface NoticeBoard extends Notifications {
  /** Takes every waiting notice and each later one. @returns a function that stops taking */
  onNotice(take: (notice: Notice) => void): () => void;
}

export function makeNoticeBoard(): NoticeBoard {
  const waiting: Notice[] = [];
  const takers = new Set<(notice: Notice) => void>();

  return {
    show: (notice) => {
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
