import { ContainerModule } from 'inversify';
import { makeBrowserSiteWorker } from '@/adapters/browser/browser-site-worker.ts';
import { servedEntryScript } from '@/adapters/http/served-build.ts';
import { makeClearKept } from '@/shared/machines/make-clear-kept.ts';
import { CLEAR_KEPT, SITE_WORKER } from './offline.tokens.ts';
import { NOTIFICATIONS } from './tokens.ts';

/** The service worker, and what it has kept. */
export const siteWorkerBindings = new ContainerModule(({ bind }) => {
  bind(SITE_WORKER).toResolvedValue(() =>
    makeBrowserSiteWorker({ ...__CONFIGURATION__, isMocked: __MOCKED__, servedEntry: servedEntryScript }),
  );
  bind(CLEAR_KEPT).toResolvedValue(makeClearKept, [SITE_WORKER, NOTIFICATIONS]);
});
