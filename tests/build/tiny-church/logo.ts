import type { Logo } from '@/shared/church.ts';

export const logo: Logo = {
  viewBox: '0 0 20 20',
  shapes: [
    { drawn: 'ground', path: 'M0 0h20v20H0z' },
    { drawn: 'figure', path: 'M9 3h2v14H9zM4 7h12v2H4z' },
  ],
};
