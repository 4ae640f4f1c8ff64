/** The address of the demo's service worker (`public/demo-worker.js`). */
export const workerUrl = '/demo-worker.js';
