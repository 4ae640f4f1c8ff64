import { useEffect } from 'react';
import { preload } from 'react-dom';
import { everydayPoster, posters } from '@/church/posters.ts';
import { posterOn } from '@/shared/domain/poster-on.ts';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';

const island = createIsland(() => import('./poster-island.tsx').then((module) => module.PosterIsland));

/** The poster of the day; where it cannot be fetched, the page does without. */
export function PosterSlot() {
  // It is the largest picture of a first visit: it comes along with the code that shows it. Which one that is, the
  // browser's own day tells; where the church's day is another, as the demo may have it, its poster comes later.
  useEffect(
    () =>
      preload(posterOn(posters, everydayPoster, browserDay()).picture, {
        as: 'image',
        fetchPriority: 'high',
      }),
    [],
  );
  return <IslandSlot island={island} props={{}} waiting={null} failed={null} />;
}

/** `YYYY-MM-DD`, without the tables of a language, which take long to load. */
function browserDay(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
