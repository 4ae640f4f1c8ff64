import type { FailureLog } from '@/shared/notifications.ports.ts';

/** Logs failures to the browser's console. */
export const consoleFailureLog: FailureLog = {
  note: (what, reason) => {
    // oxlint-disable-next-line no-console -- this adapter logs to the console
    console.warn(`${what}: ${reason}`);
  },
};
