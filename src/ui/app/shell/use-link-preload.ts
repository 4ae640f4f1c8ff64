import { useEffect } from 'react';
import { codeOfPage, fetchPage } from '../routes/fetch-page.ts';

/** Fetches the code of a page when a pointer, a finger or the focus nears a link to it. */
export function useLinkPreload(): void {
  useEffect(() => {
    const near = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      // Code that failed to load is requested again when the page is opened, not whenever a pointer passes.
      if (link === null) return;
      const hasFailed = codeOfPage(link.pathname).some((code) => code?.state().status === 'failed');
      if (!hasFailed) fetchPage(link.pathname).catch(() => undefined);
    };
    const kinds = ['pointerover', 'focusin', 'touchstart'];
    for (const kind of kinds) document.addEventListener(kind, near, { passive: true });
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, near);
    };
  }, []);
}
