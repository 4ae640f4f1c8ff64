import type { Obstacle } from '@/shared/ports/obstacle.ts';

/** Holds interruptions back while anything lies over the page. */
export const modalObstacle: Obstacle = {
  isThere: () => document.querySelector('dialog[open], [aria-modal="true"]') !== null,
  onChange: (listener) => {
    const watch = new MutationObserver(listener);
    watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] });
    return () => watch.disconnect();
  },
};
