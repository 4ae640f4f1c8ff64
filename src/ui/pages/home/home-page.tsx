import type { ReactNode } from 'react';
import { wrapClassName } from '@/ui/kit/layout/wrap-class-name.ts';
import { Greeting } from './greeting.tsx';
import styles from './home-page.module.css';
import { MapSlot } from './map-slot.tsx';
import { PosterSlot } from './poster-slot.tsx';
import { StillSlides } from './slides.tsx';
import { SlidesSlot } from './slides-slot.tsx';
import { WayCard } from './way-card.tsx';
import { WeekNewsSlot } from './week-news-slot.tsx';
import { WorshipSchedule } from './worship-schedule.tsx';

interface HomePageProps {
  /** The slide show beside the greeting; without it, only the first picture is shown. */
  readonly pictures?: ReactNode;
  /** The map above the church's address. */
  readonly map?: ReactNode;
  /** The news of the week, at the end of the page. */
  readonly news?: ReactNode;
  /** The poster dialog on the first visit of a day. */
  readonly poster?: ReactNode;
}

/** The home page; parts that are not given are shown without their islands. */
export function HomePage({ pictures, map, news, poster }: HomePageProps) {
  return (
    <>
      {/* First, because effects run in this order: the poster covers the page and is fetched before the islands
          further down. */}
      {poster}
      <Greeting pictures={pictures ?? <StillSlides />} />
      <div className={wrapClassName(styles.pair)}>
        <WorshipSchedule />
        <WayCard>{map}</WayCard>
      </div>
      <div className={wrapClassName(styles.news)}>{news}</div>
    </>
  );
}

/** The home page with its islands (ROUTE-01). */
export default function HomeWithIslands() {
  return <HomePage pictures={<SlidesSlot />} map={<MapSlot />} news={<WeekNewsSlot />} poster={<PosterSlot />} />;
}
