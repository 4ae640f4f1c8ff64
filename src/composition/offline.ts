import { ContainerModule } from 'inversify';
import { browserInstallation, makeLocalInstallationMemory } from '@/adapters/browser/installation.ts';
import { modalObstacle, typingObstacle } from '@/adapters/browser/obstacles.ts';
import { withSavedDocument } from '@/adapters/browser/site-worker.ts';
import { type InstallOfferActor, startInstallOffer } from '@/shared/install-offer.machine.ts';
import { type NewVersionActor, startNewVersion } from '@/shared/new-version.machine.ts';
import type { Installation, SavedCopies } from '@/shared/offline.ports.ts';
import { createFeature } from './entry.ts';
import { SITE_WORKER, siteWorkerBindings } from './site-worker.ts';
import { NOTIFICATIONS, SAVED_COPIES, token } from './tokens.ts';

export const INSTALLATION = token<Installation>('Installation');
const NEW_VERSION = token<NewVersionActor>('NewVersion');
const INSTALL_OFFER = token<InstallOfferActor>('InstallOffer');
/** The saved copies that a page shows, and among them the time at which the page itself was saved. */
const SHOWN_COPIES = token<SavedCopies>('ShownCopies');

const offlineBindings = new ContainerModule(({ bind }) => {
  bind(SHOWN_COPIES).toResolvedValue(withSavedDocument, [SAVED_COPIES]);
  bind(NEW_VERSION).toResolvedValue(startNewVersion, [SITE_WORKER, NOTIFICATIONS]);
  bind(INSTALLATION).toConstantValue(browserInstallation);
  bind(INSTALL_OFFER).toResolvedValue(
    (installation, notifications) =>
      startInstallOffer({
        installation,
        memory: makeLocalInstallationMemory(),
        notifications,
        obstacles: [modalObstacle, typingObstacle],
      }),
    [INSTALLATION, NOTIFICATIONS],
  );
});

/** The site on the device: its service worker, newer versions of it, and the offer to install it (OFFL-01…04). */
export const offlineFeature = createFeature(
  { siteWorker: SITE_WORKER, newVersion: NEW_VERSION, installOffer: INSTALL_OFFER, savedCopies: SHOWN_COPIES },
  [siteWorkerBindings, offlineBindings],
);
