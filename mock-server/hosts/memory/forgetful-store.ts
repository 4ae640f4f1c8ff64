import { noParts, type PartsIndex, type PartsStore } from './parts-store.ts';

/** Counts writes and keeps none of them: the memory of the one tab is all there is. */
export const forgetfulStore = (): PartsStore => {
  let index: PartsIndex = noParts;
  return {
    readNews: async () => ({ index, parts: new Map(), isUnfit: false }),
    async write() {
      index = { ...index, writes: index.writes + 1 };
      return index;
    },
  };
};
