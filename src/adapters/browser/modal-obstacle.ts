import type { Obstacle } from '@/shared/ports/obstacle.ts';

/** Is there while a modal is open over the page. */
export const modalObstacle: Obstacle = {
  isThere: () => document.querySelector('dialog[open], [aria-modal="true"]') !== null,
  onChange: (listener) => {
    const watch = new MutationObserver(listener);
    watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] });
    return () => watch.disconnect();
  },
};
