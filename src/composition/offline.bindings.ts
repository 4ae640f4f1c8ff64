import { ContainerModule } from 'inversify';
import { browserInstallation } from '@/adapters/browser/browser-installation.ts';
import { makeLocalInstallationMemory } from '@/adapters/browser/local-installation-memory.ts';
import { modalObstacle } from '@/adapters/browser/modal-obstacle.ts';
import { withSavedDocument } from '@/adapters/browser/saved-document.ts';
import { typingObstacle } from '@/adapters/browser/typing-obstacle.ts';
import { type InstallOfferActor, startInstallOffer } from '@/shared/machines/start-install-offer.ts';
import { type NewVersionActor, startNewVersion } from '@/shared/machines/start-new-version.ts';
import type { Installation } from '@/shared/ports/installation.ts';
import type { SavedCopies } from '@/shared/ports/saved-copies.ts';
import { SITE_WORKER } from './site-worker.bindings.ts';
import { token } from './token.ts';
import { NOTIFICATIONS, SAVED_COPIES } from './tokens.ts';

export const INSTALLATION = token<Installation>('Installation');
export const NEW_VERSION = token<NewVersionActor>('NewVersion');
export const INSTALL_OFFER = token<InstallOfferActor>('InstallOffer');
/** The saved copies that a page shows, and among them the time at which the page itself was saved. */
export const SHOWN_COPIES = token<SavedCopies>('ShownCopies');

/** The site on the device: it is saved, updated and installed (OFFL-01…04). */
export const offlineBindings = new ContainerModule(({ bind }) => {
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
