import type { Guard } from '../../host.ts';
import { LaterVersion } from './migrations.ts';
import { indexAfter, noParts, oneAfterAnother, type PartsIndex, type PartsStore, parseIndex } from './shared-memory.ts';

const table = 'parts';
// No part may have this name.
const indexKey = '#index';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB request failed')));
  });

const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB write was aborted')));
  });

const openDatabase = (name: string): Promise<IDBDatabase> => {
  const opening = indexedDB.open(name, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(table));
  return settled(opening);
};

/** Undefined for unreadable data. @throws LaterVersion */
const readIndex = async (store: IDBObjectStore): Promise<PartsIndex | undefined> => {
  const stored = await settled<unknown>(store.get(indexKey));
  if (stored === undefined) return noParts;
  try {
    return parseIndex(stored);
  } catch (error) {
    if (error instanceof LaterVersion) throw error;
    return undefined;
  }
};

/**
 * Parts in IndexedDB, for all tabs of a browser.
 * @throws when the browser stores nothing for this site, as in some private windows.
 */
export const openIndexedDbStore = async (name: string): Promise<PartsStore> => {
  const database = await openDatabase(name);
  // Closed at once, so that a deletion of the database need not wait until this page is closed.
  database.addEventListener('versionchange', () => database.close());
  return {
    async readNews(since) {
      const store = database.transaction(table, 'readonly').objectStore(table);
      const index = await readIndex(store);
      if (index === undefined) return { index: since, parts: new Map(), isUnfit: true };
      const news = Object.keys(index.changedBy).filter((part) => index.changedBy[part] !== since.changedBy[part]);
      const values = await Promise.all(news.map((part) => settled<unknown>(store.get(part))));
      return { index, parts: new Map(news.map((part, position) => [part, values[position]])), isUnfit: false };
    },
    async write(parts) {
      const transaction = database.transaction(table, 'readwrite');
      const done = committed(transaction);
      const store = transaction.objectStore(table);
      const before = await readIndex(store);
      if (before === undefined) store.clear();
      // Above every number that another tab may still have.
      const index = indexAfter(before ?? { writes: Date.now(), changedBy: {} }, parts);
      for (const [part, value] of parts) store.put(value, part);
      store.put(index, indexKey);
      await done;
      return index;
    },
  };
};

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

/** One piece of work at a time among all tabs of this site; within this tab alone where Web Locks are missing. */
export const createTabLock = (name: string): Guard => {
  const locks: LockManager | undefined = (navigator as Partial<Navigator>).locks;
  if (locks === undefined) return oneAfterAnother();
  return async (work) => {
    // The declared type of `request` loses the type of the callback's result.
    const held = await locks.request(name, async () => ({ result: await work() }));
    return held.result;
  };
};
