import { ContainerModule } from 'inversify';
import { makeBrowserSiteWorker } from '@/adapters/browser/site-worker.ts';
import { servedEntryScript } from '@/adapters/http/served-build.ts';
import type { SiteWorker } from '@/shared/offline.ports.ts';
import { makeClearSavedCopies } from '@/shared/saved-copies.use-cases.ts';
import { NOTIFICATIONS, token } from './tokens.ts';

export const SITE_WORKER = token<SiteWorker>('SiteWorker');
export const CLEAR_SAVED_COPIES = token<() => Promise<void>>('ClearSavedCopies');

/** The service worker, and its saved copies. */
export const siteWorkerBindings = new ContainerModule(({ bind }) => {
  bind(SITE_WORKER).toResolvedValue(() =>
    makeBrowserSiteWorker({ ...__CONFIGURATION__, isMocked: __MOCKED__, servedEntry: servedEntryScript }),
  );
  bind(CLEAR_SAVED_COPIES).toResolvedValue(makeClearSavedCopies, [SITE_WORKER, NOTIFICATIONS]);
});
