import { noParts, type PartsIndex, type PartsStore } from '../../../../mock-server/hosts/memory/shared-memory.ts';

export interface MemoryPartsStore extends PartsStore {
  /** The names of the parts of each write. */
  readonly writes: string[][];
  isBroken: boolean;
  /** Simulates an index that another form of the memory has written, or that is damaged. */
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
        index = { writes: index.writes + 1000, changedBy: {} };
        this.isUnfit = false;
      }
      const writes = index.writes + 1;
      const changed = Object.fromEntries([...parts.keys()].map((name) => [name, writes]));
      for (const [name, value] of parts) values.set(name, structuredClone(value));
      index = { writes, changedBy: { ...index.changedBy, ...changed } };
      this.writes.push([...parts.keys()]);
      return index;
    },
  };
};
