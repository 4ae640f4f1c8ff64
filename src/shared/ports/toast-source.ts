import type { Toast } from './notifications.ts';

/** Shows one toast, until it has gone or was taken back. */
export type TakeToast = (toast: Toast, takenBack: AbortSignal) => void;

/** Where the host of the toasts gets what `Notifications` was told. */
export interface ToastSource {
  /** Takes every waiting toast and each later one. @returns a function that stops taking */
  readonly onToast: (take: TakeToast) => () => void;
  /** Whether there has been a toast at all: only then is their host worth fetching. */
  readonly wasUsed: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}
