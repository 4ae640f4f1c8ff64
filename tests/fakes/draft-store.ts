import type { DraftStore } from '@/shared/device.ports.ts';

export interface MemoryDraftStore extends DraftStore {
  /** The stored value. */
  readonly stored: () => unknown;
}

/** A tab's storage in memory; like the real one, it returns copies. */
export function memoryDraftStore(begun?: unknown): MemoryDraftStore {
  let stored = begun;
  return {
    stored: () => stored,
    read: () => structuredClone(stored),
    write: (draft) => {
      stored = structuredClone(draft);
    },
  };
}
