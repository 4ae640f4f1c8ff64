import { createCode } from '@/ui/app/code/code.ts';
import { useLoaded } from '@/ui/app/code/use-loadable.ts';
import { StillSlides } from './slides.tsx';

const slidesCode = createCode(() => import('./slides-island.tsx').then((module) => module.SlidesIsland));

/** The place of the slide show; the first slide is shown until its script is loaded, or if it cannot be. */
export function SlidesSlot() {
  const view = useLoaded(slidesCode);

  if (view.status !== 'ready') return <StillSlides />;
  const SlidesIsland = view.value;
  return <SlidesIsland />;
}
