import { makeToastQueue, type ToastQueue } from '@/adapters/browser/toast-queue.ts';
import type { Notice, ToastSubject } from '@/shared/ports/notifications.ts';

export interface RecordedToasts extends ToastQueue {
  readonly subjects: () => readonly ToastSubject[];
  /** The newest notice of a subject. @throws when there was none */
  readonly find: (subject: ToastSubject) => Notice;
}

/** A notifications that remembers what it was told. */
export function recordedToasts(): RecordedToasts {
  const board = makeToastQueue();
  const shown: Notice[] = [];
  return {
    ...board,
    show: (notice) => {
      shown.push(notice);
      return board.show(notice);
    },
    subjects: () => shown.map(({ subject }) => subject),
    find: (subject) => {
      const notice = shown.findLast((candidate) => candidate.subject === subject);
      if (notice === undefined) throw new Error(`There was no notice of ${subject}`);
      return notice;
    },
  };
}
