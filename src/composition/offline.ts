import { browserInstallation, makeLocalInstallationMemory } from '@/adapters/browser/installation.ts';
import { modalObstacle, typingObstacle } from '@/adapters/browser/obstacles.ts';
import { withSavedDocument } from '@/adapters/browser/site-worker.ts';
import { startInstallOffer } from '@/shared/install-offer.machine.ts';
import { startNewVersion } from '@/shared/new-version.machine.ts';
import { entry } from './entry.ts';
import { SITE_WORKER } from './site-worker.ts';
import { NOTIFICATIONS, SAVED_COPIES } from './tokens.ts';

/** The site on the device: its service worker, newer versions of it, and the offer to install it (OFFL-01…04). */
export const offlineEntry = entry({
  siteWorker: (get) => get(SITE_WORKER),
  newVersion: (get) => startNewVersion(get(SITE_WORKER), get(NOTIFICATIONS)),
  installOffer: (get) =>
    startInstallOffer({
      installation: browserInstallation,
      memory: makeLocalInstallationMemory(),
      notifications: get(NOTIFICATIONS),
      obstacles: [modalObstacle, typingObstacle],
    }),
  // With the time at which the page itself was saved.
  savedCopies: (get) => withSavedDocument(get(SAVED_COPIES)),
});
