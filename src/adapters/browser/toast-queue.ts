import { isNotified } from '@/shared/domain/outcome.ts';
import type { Notifications, Toast } from '@/shared/ports/notifications.ts';
import type { ToastListener, ToastSource } from '@/shared/ports/toast-source.ts';

/** Stores toasts until their host, which is loaded with the first one, takes them. */
export function makeToastQueue(): Notifications & ToastSource {
  const waiting: (readonly [Toast, AbortSignal])[] = [];
  const listeners = new Set<() => void>();
  const takers = new Set<ToastListener>();
  let used = false;

  const show = (toast: Toast) => {
    const withdrawal = new AbortController();
    used = true;
    for (const listener of listeners) listener();
    if (takers.size === 0) waiting.push([toast, withdrawal.signal]);
    for (const take of takers) take(toast, withdrawal.signal);
    return () => withdrawal.abort();
  };

  return {
    notify: show,
    notifyFailure: ({ reason, tellsWhy = true, ...toast }) => {
      if (reason !== undefined && toast.onAction === undefined && !isNotified(reason)) return;
      show({ tone: 'error', ...toast, ...(reason !== undefined && tellsWhy && { reason }) });
    },
    wasUsed: () => used,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onToast: (take) => {
      takers.add(take);
      for (const [toast, withdrawn] of waiting.splice(0)) {
        if (withdrawn.aborted) toast.onGone?.();
        else take(toast, withdrawn);
      }
      return () => takers.delete(take);
    },
  };
}
