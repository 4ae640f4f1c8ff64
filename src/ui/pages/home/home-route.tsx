import { createLivePart } from '@/ui/app/island/live-part.ts';
import { LiveSlot } from '@/ui/app/island/live-slot.tsx';
import { HomePage } from './home-page.tsx';
import { MapSlot } from './map-slot.tsx';
import { PosterSlot } from './poster-slot.tsx';
import { SlidesSlot } from './slides-slot.tsx';
import { WaitingWeekNews } from './waiting-week-news.tsx';

const news = createLivePart('home', () => import('./week-news-live.tsx').then((module) => module.WeekNewsLive));

/** The home page with its live parts (ROUTE-01). */
export default function HomeRoute() {
  return (
    <HomePage
      pictures={<SlidesSlot />}
      map={<MapSlot />}
      news={<LiveSlot part={news} props={{}} waiting={<WaitingWeekNews />} />}
      poster={<PosterSlot />}
    />
  );
}
