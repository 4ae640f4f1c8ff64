import { useEffect } from 'react';
import { createCode } from '@/ui/app/code/code.ts';
import { useLoadable } from '@/ui/app/code/use-loadable.ts';
import { StillSlides } from './slides.tsx';

const live = createCode(() => import('./slides-live.tsx').then((module) => module.SlidesLive));

/** The slides; they stand still until their script is there, and for good where it cannot be fetched. */
export function SlidesSlot() {
  const view = useLoadable(live);

  useEffect(() => void live.load().catch(() => undefined), []);

  if (view.status !== 'ready') return <StillSlides />;
  const SlidesLive = view.value;
  return <SlidesLive />;
}
