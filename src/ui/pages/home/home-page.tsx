import { type ReactNode, useEffect } from 'react';
import { preload } from 'react-dom';
import { churchMotto } from '@/church/facts.ts';
import { everydayPoster, posters } from '@/church/posters.ts';
import { churchGreeting } from '@/church/welcome.ts';
import { schools, services } from '@/church/worship-times.ts';
import { posterDay } from '@/composition/poster-day.early.ts';
import { posterOn, type WorshipTime } from '@/shared/church.ts';
import { calendarDateOf } from '@/shared/dates.ts';
import { useCore } from '@/ui/app/islands/core-context.tsx';
import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { ButtonLink, Buttons } from '@/ui/kit/actions/buttons.tsx';
import { DescriptionList, DottedList, type NamedValue } from '@/ui/kit/data/named-values.tsx';
import { Card } from '@/ui/kit/layout/card.tsx';
import { wrapClassName } from '@/ui/kit/layout/page.tsx';
import { homeMessages } from '@/ui/messages/ko/home.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';
import styles from './home.module.css';
import { MapSlot } from './map-slot.tsx';
import { SlidesSlot, StillSlides } from './slides.tsx';
import { WeekNewsSlot } from './week-news.tsx';

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

interface GreetingProps {
  /** Shown beside the text. */
  readonly pictures: ReactNode;
}

/** The first part of the home page: a picture, the church's name and a welcome (HOME-04). */
function Greeting({ pictures }: GreetingProps) {
  return (
    <section className={wrapClassName(styles.opening)} aria-label={homeMessages.welcome}>
      <div className={styles.pictures}>{pictures}</div>
      <div className={styles.greeting}>
        <p className={styles.motto}>{churchMotto}</p>
        <h1 className={styles.heading} tabIndex={-1} data-page-heading="">
          {pageNames.home}
        </h1>
        <p>{churchGreeting}</p>
        <Buttons>
          <ButtonLink className={styles.button} href="#worship">
            {homeMessages.seeWorship}
          </ButtonLink>
          <ButtonLink className={styles.button} variant="quiet" href="#way">
            {homeMessages.way}
          </ButtonLink>
        </Buttons>
      </div>
    </section>
  );
}

function WorshipSchedule() {
  return (
    <Card id="worship" aria-labelledby="worship-title">
      <h2 className={styles.title} id="worship-title">
        {homeMessages.worship}
      </h2>
      <DottedList rows={services.map(toRow)} />
      <h3 className={styles.school}>{homeMessages.school}</h3>
      <DottedList rows={schools.map(toRow)} />
    </Card>
  );
}

function toRow({ name, days, hour }: WorshipTime): NamedValue {
  return {
    name,
    value: (
      <>
        <span className={styles.days}>{days}</span> <strong className={styles.hour}>{hour}</strong>
      </>
    ),
  };
}

const WAY_ROWS = [
  { name: homeMessages.address, value: homeMessages.addressText },
  { name: homeMessages.parking, value: homeMessages.parkingText },
];

interface WayCardProps {
  /** The map, above the address. */
  readonly children?: ReactNode;
}

/** The card on how to get to the church (HOME-06). */
function WayCard({ children }: WayCardProps) {
  return (
    <Card id="way" aria-labelledby="way-title">
      <h2 className={styles.title} id="way-title">
        {homeMessages.way}
      </h2>
      {children}
      <DescriptionList rows={WAY_ROWS} />
    </Card>
  );
}

const poster = createIsland(() => import('./poster-view.tsx').then((module) => module.PosterIsland));

/** The place of the poster; when it cannot be loaded, nothing is shown. */
export function PosterSlot() {
  const { status } = useCore();
  useEffect(preloadPoster, []);
  // The poster needs the code of dialogs, which is loaded only after the core: the rest of the page needs the core
  // first.
  if (status !== 'ready') return null;
  return <IslandSlot island={poster} props={{}} fallback={null} failed={null} />;
}

/**
 * The poster is the largest picture of a day's first visit, so it is fetched together with its code. Which poster it is depends
 * on the browser's day; when the server's day differs, as in the demo, its poster is fetched later.
 */
function preloadPoster(): void {
  const today = calendarDateOf(new Date());
  if (posterDay.read() === today) return;
  preload(posterOn(posters, everydayPoster, today).picture, { as: 'image', fetchPriority: 'high' });
}
