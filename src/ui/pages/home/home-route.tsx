import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { HomePage } from './home-page.tsx';
import { MapSlot } from './map-slot.tsx';
import { PosterSlot } from './poster-slot.tsx';
import { SlidesSlot } from './slides-slot.tsx';
import { WeekNewsSkeleton } from './week-news-skeleton.tsx';

const news = createIsland(() => import('./week-news-island.tsx').then((module) => module.WeekNewsIsland));

/** The home page with its islands (ROUTE-01). */
export default function HomeRoute() {
  return (
    <HomePage
      pictures={<SlidesSlot />}
      map={<MapSlot />}
      news={<IslandSlot island={news} props={{}} waiting={<WeekNewsSkeleton />} />}
      poster={<PosterSlot />}
    />
  );
}
