import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';

const live = createLivePart('home', () => import('./poster-live.tsx').then((module) => module.PosterLive));

/** The poster of the day; where it cannot be fetched, the page does without. */
export function PosterSlot() {
  return <LiveSlot part={live} props={{}} waiting={null} failed={null} />;
}
