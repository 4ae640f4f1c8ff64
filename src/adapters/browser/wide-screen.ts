import type { WideScreen } from '@/shared/window.ports.ts';

/** The width at which the style sheets switch to the wide layout, too. */
const WIDE = '(min-width: 48em)';

export const wideScreen: WideScreen = {
  isWide: () => window.matchMedia(WIDE).matches,
  onChange: (listener) => {
    const query = window.matchMedia(WIDE);
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  },
};
