import type { ReactNode } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import wrap from '@/ui/kit/layout/wrap.module.css';
import { Greeting } from './greeting.tsx';
import styles from './home-page.module.css';
import { StillSlides } from './slides.tsx';
import { WayCard } from './way-card.tsx';
import { WorshipSchedule } from './worship-schedule.tsx';

interface HomePageProps {
  /** Beside the greeting; the first of them alone where there is nothing to turn them. */
  readonly pictures?: ReactNode;
  /** The way to the church, over its address. */
  readonly map?: ReactNode;
  /** The news of the week, at the foot of the page. */
  readonly news?: ReactNode;
  /** What lies over the page on the first visit of a day. */
  readonly poster?: ReactNode;
}

/** The home page. */
export function HomePage({ pictures, map, news, poster }: HomePageProps) {
  return (
    <>
      {/* First, for its effects run first: what covers the page is asked for before what stands at its foot. */}
      {poster}
      <Greeting pictures={pictures ?? <StillSlides />} />
      <div className={classNames(wrap.wrap, styles.pair)}>
        <WorshipSchedule />
        <WayCard>{map}</WayCard>
      </div>
      <div className={classNames(wrap.wrap, styles.news)}>{news}</div>
    </>
  );
}
