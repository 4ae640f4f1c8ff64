import {
  indexAfter,
  noParts,
  type PartsIndex,
  type PartsStore,
} from '../../../../mock-server/hosts/memory/shared-memory.ts';

export interface MemoryPartsStore extends PartsStore {
  /** The names of the parts of each write. */
  readonly writes: string[][];
  isBroken: boolean;
  /** Simulates an index that is damaged. */
  isUnfit: boolean;
}

/** Parts in memory, with the behaviour of IndexedDB for the tabs of one browser. */
export const createMemoryPartsStore = (): MemoryPartsStore => {
  const values = new Map<string, unknown>();
  let index: PartsIndex = noParts;
  const failWhenBroken = (store: MemoryPartsStore): void => {
    if (store.isBroken) throw new DOMException('no space', 'QuotaExceededError');
  };
  return {
    writes: [],
    isBroken: false,
    isUnfit: false,
    async readNews(since) {
      failWhenBroken(this);
      if (this.isUnfit) return { index: since, parts: new Map(), isUnfit: true };
      const news = [...values.keys()].filter((name) => index.changedBy[name] !== since.changedBy[name]);
      return { index, parts: new Map(news.map((name) => [name, structuredClone(values.get(name))])), isUnfit: false };
    },
    async write(parts) {
      failWhenBroken(this);
      if (this.isUnfit) {
        values.clear();
        index = { ...noParts, writes: index.writes + 1000 };
        this.isUnfit = false;
      }
      for (const [name, value] of parts) values.set(name, structuredClone(value));
      index = indexAfter(index, parts);
      this.writes.push([...parts.keys()]);
      return index;
    },
  };
};
