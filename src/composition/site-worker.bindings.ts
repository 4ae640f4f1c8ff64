import { ContainerModule } from 'inversify';
import { makeBrowserSiteWorker } from '@/adapters/browser/browser-site-worker.ts';
import { servedEntryScript } from '@/adapters/http/served-build.ts';
import { makeClearKept } from '@/shared/machines/make-clear-kept.ts';
import type { SiteWorker } from '@/shared/ports/site-worker.ts';
import { token } from './token.ts';
import { NOTIFICATIONS } from './tokens.ts';

export const SITE_WORKER = token<SiteWorker>('SiteWorker');
export const CLEAR_KEPT = token<() => Promise<void>>('ClearKept');

/** The service worker, and what it has kept. */
export const siteWorkerBindings = new ContainerModule(({ bind }) => {
  bind(SITE_WORKER).toResolvedValue(() =>
    makeBrowserSiteWorker({ ...__CONFIGURATION__, isMocked: __MOCKED__, servedEntry: servedEntryScript }),
  );
  bind(CLEAR_KEPT).toResolvedValue(makeClearKept, [SITE_WORKER, NOTIFICATIONS]);
});
