import { useEffect } from 'react';
import { createCode } from '@/ui/app/code/code.ts';
import { useLoadable } from '@/ui/app/code/use-loadable.ts';
import { StillSlides } from './slides.tsx';

const live = createCode(() => import('./slides-island.tsx').then((module) => module.SlidesIsland));

/** The slides; they stand still until their script is there, and for good where it cannot be fetched. */
export function SlidesSlot() {
  const view = useLoadable(live);

  useEffect(() => void live.load().catch(() => undefined), []);

  if (view.status !== 'ready') return <StillSlides />;
  const SlidesIsland = view.value;
  return <SlidesIsland />;
}
