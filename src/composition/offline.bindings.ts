import { ContainerModule } from 'inversify';
import { browserInstallation } from '@/adapters/browser/browser-installation.ts';
import { makeLocalInstallationMemory } from '@/adapters/browser/local-installation-memory.ts';
import { modalObstacle } from '@/adapters/browser/modal-obstacle.ts';
import { withSavedDocument } from '@/adapters/browser/saved-document.ts';
import { typingObstacle } from '@/adapters/browser/typing-obstacle.ts';
import { startInstallOffer } from '@/shared/machines/start-install-offer.ts';
import { startNewVersion } from '@/shared/machines/start-new-version.ts';
import { INSTALL_OFFER, INSTALLATION, NEW_VERSION, SHOWN_COPIES, SITE_WORKER } from './offline.tokens.ts';
import { NOTIFICATIONS, SAVED_COPIES } from './tokens.ts';

/** What the site does on a device beyond one visit: it is kept, renewed and installed (OFFL-01…04). */
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
