import type { Obstacle } from '@/shared/window.ports.ts';

/** Is there while a modal is open over the page. */
export const modalObstacle: Obstacle = {
  isThere: () => document.querySelector('dialog[open], [aria-modal="true"]') !== null,
  onChange: (listener) => {
    const watch = new MutationObserver(listener);
    watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] });
    return () => watch.disconnect();
  },
};

const FIELD = 'input, select, textarea, [contenteditable]';

/** Is there while the focus is in a field. */
export const typingObstacle: Obstacle = {
  isThere: () => document.activeElement?.matches(FIELD) === true,
  onChange: (listener) => {
    document.addEventListener('focusout', listener);
    return () => document.removeEventListener('focusout', listener);
  },
};
