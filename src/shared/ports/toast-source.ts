import type { Toast } from './notifications.ts';

/** Shows one toast, until it has gone or was withdrawn. */
export type ToastListener = (toast: Toast, withdrawn: AbortSignal) => void;

/** The toasts that `Notifications` was given, for the host that shows them. */
export interface ToastSource {
  /** Receives every waiting toast and each later one. @returns stops listening */
  readonly onToast: (take: ToastListener) => () => void;
  /** Whether there has been a toast at all: the host is only loaded then. */
  readonly wasUsed: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}
