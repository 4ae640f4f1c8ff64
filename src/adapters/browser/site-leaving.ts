import type { OnSiteLeft } from '@/auth/ports/site-leaving.ts';

/** Listens to the window; a page that enters the back/forward cache counts as well. */
export const onSiteLeft: OnSiteLeft = (listener) =>
  window.addEventListener('pagehide', () => listener(), { once: true });
