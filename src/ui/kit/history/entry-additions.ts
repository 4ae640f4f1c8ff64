/** Makes a part of the state of an entry that is being pushed, or replaced. */
export type EntryAddition = (how: 'push' | 'replace') => Readonly<Record<string, unknown>>;

/**
 * The parts that an entry gets in the same change, as soon as the history is wrapped (`page-history.ts`, which the first script of
 * a page does not load). A second change would ask another process of the browser once more, browsers refuse too many in too
 * short a time, and a reload may come between.
 */
export const entryAdditions = new Set<EntryAddition>();
