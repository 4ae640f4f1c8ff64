import type { ShowToast, Toast, ToastListener, ToastSource } from '@/shared/notifications.ports.ts';

/** The source of the toasts that were shown. */
export interface ToastQueue extends ToastSource {
  readonly show: ShowToast;
}

/** Stores toasts until their host, which is loaded with the first one, takes them. */
export function makeToastQueue(): ToastQueue {
  const waiting: (readonly [Toast, AbortSignal])[] = [];
  const listeners = new Set<() => void>();
  const takers = new Set<ToastListener>();
  let used = false;

  return {
    show: (toast) => {
      const withdrawal = new AbortController();
      used = true;
      for (const listener of listeners) listener();
      if (takers.size === 0) waiting.push([toast, withdrawal.signal]);
      for (const take of takers) take(toast, withdrawal.signal);
      return () => withdrawal.abort();
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
