import type { Obstacle } from '@/shared/ports/obstacle.ts';

const FIELD = 'input, select, textarea, [contenteditable]';

/** A reader who is in a field is not disturbed. */
export const typingReader: Obstacle = {
  isThere: () => document.activeElement?.matches(FIELD) === true,
  onChange: (listener) => {
    document.addEventListener('focusout', listener);
    return () => document.removeEventListener('focusout', listener);
  },
};
