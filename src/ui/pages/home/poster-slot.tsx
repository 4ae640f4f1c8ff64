import { useEffect } from 'react';
import { preload } from 'react-dom';
import { everydayPoster, posters } from '@/church/posters.ts';
import { posterDay } from '@/composition/poster-day.early.ts';
import { posterOn } from '@/shared/domain/poster-on.ts';
import { useCore } from '@/ui/app/island/core.tsx';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';

const island = createIsland(() => import('./poster-island.tsx').then((module) => module.PosterIsland));

/** The place of the poster; when it cannot be loaded, nothing is shown. */
export function PosterSlot() {
  const { status } = useCore();
  useEffect(preloadPicture, []);
  // The poster needs the code of dialogs, which is loaded only after the core: the rest of the page needs the core
  // first.
  if (status !== 'ready') return null;
  return <IslandSlot island={island} props={{}} fallback={null} failed={null} />;
}

/**
 * The poster is the largest picture of a day's first visit, so it is fetched together with its code. Which poster it is depends
 * on the browser's day; when the server's day differs, as in the demo, its poster is fetched later.
 */
function preloadPicture(): void {
  const today = browserDay();
  if (posterDay.read() === today) return;
  preload(posterOn(posters, everydayPoster, today).picture, { as: 'image', fetchPriority: 'high' });
}

/** `YYYY-MM-DD`, without the date formatter, which is slow to load. */
function browserDay(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
