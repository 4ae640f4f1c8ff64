import type { FailureLog } from '@/shared/ports/failure-log.ts';

/** Notes failures in the browser's console. */
export const consoleFailureLog: FailureLog = {
  note: (what, reason) => {
    // oxlint-disable-next-line no-console -- the console is the log that this port stands for
    console.warn(`${what}: ${reason}`);
  },
};
