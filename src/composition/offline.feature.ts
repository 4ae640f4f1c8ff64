import { createFeature } from './feature.ts';
import { offlineBindings } from './offline.bindings.ts';
import { INSTALL_OFFER, NEW_VERSION, SHOWN_COPIES, SITE_WORKER } from './offline.tokens.ts';
import { siteWorkerBindings } from './site-worker.bindings.ts';

/** The site on the device: its service worker, newer versions of it, and the offer to install it. */
export const offlineFeature = createFeature(
  { siteWorker: SITE_WORKER, newVersion: NEW_VERSION, installOffer: INSTALL_OFFER, savedCopies: SHOWN_COPIES },
  [siteWorkerBindings, offlineBindings],
);
