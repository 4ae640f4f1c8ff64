import { useEffect } from 'react';
import { matchPath, sectionPage } from '../match-route.ts';
import { preloadRoute } from '../pages.ts';

/** Fetches the code of a page when a pointer, a finger or the focus nears a link to it. */
export function useLinkPreload(): void {
  useEffect(() => {
    const near = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      if (link !== null) void preloadPage(link.pathname);
    };
    const kinds = ['pointerover', 'focusin', 'touchstart'];
    for (const kind of kinds) document.addEventListener(kind, near, { passive: true });
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, near);
    };
  }, []);
}

/** Fetches the code that the page of a path needs. */
export function preloadPage(path: string): Promise<unknown> {
  return preloadRoute(matchPath(sectionPage(path) ?? path).entry);
}
