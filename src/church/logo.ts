import type { Logo } from '@/shared/church.ts';

/** A window with a cross in it, and the river that flows past the city. */
export const logo: Logo = {
  viewBox: '4 3 32 42',
  shapes: [
    { drawn: 'ground', path: 'M4 44V20a16 16 0 0 1 32 0v24z' },
    { drawn: 'figure', path: 'M18.6 10.5h2.8v7.2h6.1v2.8h-6.1V34h-2.8V20.5h-6.1v-2.8h6.1z' },
    { drawn: 'line', path: 'M8 36.5q3-3 6 0t6 0 6 0 6 0M8 40.5q3-3 6 0t6 0 6 0 6 0' },
  ],
};
