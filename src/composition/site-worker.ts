import { makeBrowserSiteWorker } from '@/adapters/browser/site-worker.ts';
import { servedEntryScript } from '@/adapters/http/served-build.ts';
import { shared } from './entry.ts';

/** The service worker, and its saved copies. */
export const SITE_WORKER = shared('SiteWorker', () =>
  makeBrowserSiteWorker({ ...__CONFIGURATION__, isMocked: __MOCKED__, servedEntry: servedEntryScript }),
);
