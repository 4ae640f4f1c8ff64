import type { KeyStore, UnansweredWrites } from '@/shared/device.ports.ts';

/** Keys in memory, as those of one tab. */
export function memoryKeys(): KeyStore {
  let stored: UnansweredWrites = {};
  return {
    read: () => stored,
    write: (unanswered) => {
      stored = unanswered;
    },
  };
}
