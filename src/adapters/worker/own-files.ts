import type { SiteFiles } from './site-files.ts';

/** The files of this build. The build replaces this name by the list, here alone. */
export const ownFiles: SiteFiles = SITE_FILES;
