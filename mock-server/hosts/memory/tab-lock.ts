import type { Guard } from '../../host.ts';
import { oneAfterAnother } from './one-after-another.ts';

/** One piece of work at a time among all tabs of this site; within this tab alone where Web Locks are missing. */
export const createTabLock = (name: string): Guard => {
  const locks: LockManager | undefined = (navigator as Partial<Navigator>).locks;
  if (locks === undefined) return oneAfterAnother();
  return async (work) => {
    // The declared type of `request` loses the type of the callback's result.
    const held = await locks.request(name, async () => ({ result: await work() }));
    return held.result;
  };
};
