// Apart from what starts the server beside a page: a build without a mocked server drops that together with all that it imports
// only as long as nothing of what it imports needs it.

/** The address of the demo's service worker (`public/demo-worker.js`). */
export const workerUrl = '/demo-worker.js';

/** Rejects with a sentence when a promise takes longer than a number of milliseconds. */
export const inTime = <Value>(work: Promise<Value>, milliseconds: number, sentence: string): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(sentence)), milliseconds);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
