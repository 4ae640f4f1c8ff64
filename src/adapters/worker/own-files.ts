import type { SiteFiles } from './site-files.ts';

/** The files of this build. The build writes them wherever their name stands: here, and nowhere else. */
export const ownFiles: SiteFiles = SITE_FILES;
