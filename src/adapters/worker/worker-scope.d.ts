import type { SiteFiles } from './site-files.ts';

declare global {
  /** The constants that the build writes into the worker (`src/build/offline-worker.ts`). */
  const SITE_FILES: SiteFiles;
  /** The server's base address, as the site is configured with it. */
  const API_BASE_URL: string;
}
