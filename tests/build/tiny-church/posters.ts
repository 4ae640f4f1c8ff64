import type { Poster } from '@/shared/church.ts';
import hill from './pictures/hill.svg';

export const posters = [] as const satisfies readonly Poster[];
export const everydayPoster = { name: 'welcome', picture: hill } as const;
