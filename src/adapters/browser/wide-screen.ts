import type { WideScreen } from '@/shared/ports/wide-screen.ts';

/** The same width as in the style sheets. */
const WIDE = '(min-width: 48em)';

export const wideScreen: WideScreen = {
  isWide: () => window.matchMedia(WIDE).matches,
  onChange: (listener) => {
    const query = window.matchMedia(WIDE);
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  },
};
