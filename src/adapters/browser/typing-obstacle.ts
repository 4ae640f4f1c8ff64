import type { Obstacle } from '@/shared/ports/obstacle.ts';

const FIELD = 'input, select, textarea, [contenteditable]';

/** Is there while the focus is in a field. */
export const typingObstacle: Obstacle = {
  isThere: () => document.activeElement?.matches(FIELD) === true,
  onChange: (listener) => {
    document.addEventListener('focusout', listener);
    return () => document.removeEventListener('focusout', listener);
  },
};
