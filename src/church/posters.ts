import type { Poster } from '@/shared/domain/church.ts';
import harvest from './pictures/poster.svg';
import motto from './pictures/poster-motto.svg';

// What they say stands in `poster-texts.ts`: days and pictures are needed before it.

/** The posters of feasts, each until its last day (HOME-01). */
export const posters = [
  { name: 'harvest', picture: harvest, until: '2026-11-22' },
] as const satisfies readonly Poster[];

/** The poster of every other day. */
export const everydayPoster = { name: 'motto', picture: motto } as const;
