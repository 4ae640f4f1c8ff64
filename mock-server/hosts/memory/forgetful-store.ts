import { noParts, type PartsIndex, type PartsStore } from './parts-store.ts';

/** Counts writes and stores none of them: everything stays in the memory of one tab. */
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
