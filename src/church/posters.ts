import type { Poster } from '@/shared/church.ts';
import harvest from './pictures/poster.svg';
import motto from './pictures/poster-motto.svg';

// Their texts are in `poster-texts.ts`, since days and pictures are needed earlier.

/** The posters of feasts, each shown until its last day (HOME-01). */
export const posters = [
  { name: 'harvest', picture: harvest, until: '2026-11-22' },
] as const satisfies readonly Poster[];

/** The poster of all other days. */
export const everydayPoster = { name: 'motto', picture: motto } as const;
