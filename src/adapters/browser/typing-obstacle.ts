import type { Obstacle } from '@/shared/ports/obstacle.ts';

const FIELD = 'input, select, textarea, [contenteditable]';

/** Holds interruptions back while the reader is in a field. */
export const typingObstacle: Obstacle = {
  isThere: () => document.activeElement?.matches(FIELD) === true,
  onChange: (listener) => {
    document.addEventListener('focusout', listener);
    return () => document.removeEventListener('focusout', listener);
  },
};
