import { createFeature } from './feature.ts';
import { INSTALL_OFFER, NEW_VERSION, offlineBindings, SHOWN_COPIES } from './offline.bindings.ts';
import { SITE_WORKER, siteWorkerBindings } from './site-worker.bindings.ts';

/** The site on the device: its service worker, newer versions of it, and the offer to install it. */
export const offlineFeature = createFeature(
  { siteWorker: SITE_WORKER, newVersion: NEW_VERSION, installOffer: INSTALL_OFFER, savedCopies: SHOWN_COPIES },
  [siteWorkerBindings, offlineBindings],
);
