import { makeToastQueue } from '@/adapters/browser/toasts.ts';
import type { Notifications, Toast, ToastSource, ToastSubject } from '@/shared/notifications.ports.ts';
import { makeNotifications } from '@/shared/notifications.use-cases.ts';

export interface RecordedToasts extends Notifications, ToastSource {
  readonly subjects: () => readonly ToastSubject[];
  /** The newest toast of a subject. @throws when there was none */
  readonly find: (subject: ToastSubject) => Toast;
}

/** Records toasts. */
export function recordedToasts(): RecordedToasts {
  const shown: Toast[] = [];
  const queue = makeToastQueue();
  const notifications = makeNotifications((toast) => {
    shown.push(toast);
    return queue.show(toast);
  });
  return {
    ...queue,
    ...notifications,
    subjects: () => shown.map(({ subject }) => subject),
    find: (subject) => {
      const toast = shown.findLast((candidate) => candidate.subject === subject);
      if (toast === undefined) throw new Error(`There was no toast of ${subject}`);
      return toast;
    },
  };
}
