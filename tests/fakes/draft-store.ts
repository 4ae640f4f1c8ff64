import type { DraftStore } from '@/shared/ports/draft-store.ts';

export interface MemoryDraftStore extends DraftStore {
  /** The stored value. */
  readonly kept: () => unknown;
}

/** A tab's storage in memory; like the real one, it returns copies. */
export function memoryDraftStore(begun?: unknown): MemoryDraftStore {
  let kept = begun;
  return {
    kept: () => kept,
    read: () => structuredClone(kept),
    write: (draft) => {
      kept = structuredClone(draft);
    },
  };
}
