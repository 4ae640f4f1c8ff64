import type { DraftStore } from '@/shared/ports/draft-store.ts';

export interface MemoryDraftStore extends DraftStore {
  /** What stands in it. */
  readonly kept: () => unknown;
}

/** The storage of a tab, in memory: what is written to it is read as a copy, as from a real one. */
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
