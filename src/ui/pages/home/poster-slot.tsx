import { useEffect } from 'react';
import { preload } from 'react-dom';
import { everydayPoster, posters } from '@/church/posters.ts';
import { posterOn } from '@/shared/domain/poster-on.ts';
import { useCore } from '@/ui/app/island/core.tsx';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';

const island = createIsland(() => import('./poster-island.tsx').then((module) => module.PosterIsland));

/** The place of the poster; when it cannot be loaded, nothing is shown. */
export function PosterSlot() {
  const { status } = useCore();
  // The poster is the largest picture of a first visit, so it is fetched together with its code. Which poster it is
  // depends on the browser's day; when the church's day differs, as in the demo, its poster is fetched later.
  useEffect(
    () =>
      preload(posterOn(posters, everydayPoster, browserDay()).picture, {
        as: 'image',
        fetchPriority: 'high',
      }),
    [],
  );
  // The poster needs the code of dialogs, which is loaded only after the core: the rest of the page needs the core
  // first.
  if (status !== 'ready') return null;
  return <IslandSlot island={island} props={{}} fallback={null} failed={null} />;
}

/** `YYYY-MM-DD`, without the date formatter, which is slow to load. */
function browserDay(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
