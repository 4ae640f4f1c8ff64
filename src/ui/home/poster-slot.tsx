import { useEffect } from 'react';
import { preload } from 'react-dom';
import poster from '../assets/poster.svg';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';

const live = createLivePart('poster', () => import('./poster-live.tsx').then((module) => module.PosterLive));

/** The poster of the day; where it cannot be fetched, the page does without. */
export function PosterSlot() {
  // It is the largest picture of a first visit: it comes along with the code that shows it.
  useEffect(() => preload(poster, { as: 'image', fetchPriority: 'high' }), []);
  return <LiveSlot part={live} props={{}} waiting={null} failed={null} />;
}
