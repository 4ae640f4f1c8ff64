import { noParts, type PartsIndex, type PartsStore } from '../../../mock-server/hosts/parts-store.ts';

export interface MemoryPartsStore extends PartsStore {
  /** The names of the parts of each write. */
  readonly writes: string[][];
  isBroken: boolean;
}

/** What IndexedDB does for the tabs of one browser. */
export const createMemoryPartsStore = (): MemoryPartsStore => {
  const values = new Map<string, unknown>();
  let index: PartsIndex = noParts;
  const failWhenBroken = (store: MemoryPartsStore): void => {
    if (store.isBroken) throw new DOMException('no space', 'QuotaExceededError');
  };
  return {
    writes: [],
    isBroken: false,
    async readNews(since) {
      failWhenBroken(this);
      const news = [...values.keys()].filter((name) => index.changedBy[name] !== since.changedBy[name]);
      return { index, parts: new Map(news.map((name) => [name, structuredClone(values.get(name))])) };
    },
    async write(parts) {
      failWhenBroken(this);
      const writes = index.writes + 1;
      const changed = Object.fromEntries([...parts.keys()].map((name) => [name, writes]));
      for (const [name, value] of parts) values.set(name, structuredClone(value));
      index = { writes, changedBy: { ...index.changedBy, ...changed } };
      this.writes.push([...parts.keys()]);
      return index;
    },
  };
};
