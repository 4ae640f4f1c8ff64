import type { FaultLog } from '@/shared/ports/fault-log.ts';

/** Notes faults in the browser's console. */
export const consoleFaultLog: FaultLog = {
  note: (what, reason) => {
    // oxlint-disable-next-line no-console -- the console is the log that this port stands for
    console.warn(`${what}: ${reason}`);
  },
};
