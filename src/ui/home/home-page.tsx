import type { ReactNode } from 'react';
import { classNames } from '../kit/class-names.ts';
import wrap from '../layouts/wrap.module.css';
import { FirstPicture } from './first-picture.tsx';
import { Greeting } from './greeting.tsx';
import styles from './home-page.module.css';
import { WayCard } from './way-card.tsx';
import { WorshipSchedule } from './worship-schedule.tsx';

interface HomePageProps {
  /** The news of the week, at the foot of the page. */
  readonly news?: ReactNode;
}

/** The home page. */
export function HomePage({ news }: HomePageProps) {
  return (
    <>
      <Greeting pictures={<FirstPicture />} />
      <div className={classNames(wrap.wrap, styles.pair)}>
        <WorshipSchedule />
        <WayCard />
      </div>
      <div className={classNames(wrap.wrap, styles.news)}>{news}</div>
    </>
  );
}
