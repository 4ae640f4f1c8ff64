import { useSelector } from '@xstate/react';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { sessionIn } from '@/auth/current-user.machine.ts';
import { homeFeature } from '@/composition/home.ts';
import type { Bulletin as NewsBulletinBulletin } from '@/content/bulletins/bulletins.ts';
import { type ChurchEvent, nextDayOf } from '@/content/events/upcoming-events.ts';
import type { Announcement } from '@/content/posts/announcements.writing.ts';
import { type CalendarDate, datePartsOf, weekOf } from '@/shared/dates.ts';
import type { ReadOnceViewModel } from '@/shared/reading.machine.ts';
import { type HasServices, useCoreService, withServices } from '@/ui/app/islands/core-context.tsx';
import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink } from '@/ui/kit/actions/buttons.tsx';
import { ActionNotice } from '@/ui/kit/feedback/action-notice.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { LoadingRegion } from '@/ui/kit/feedback/loading.tsx';
import { Card } from '@/ui/kit/layout/card.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { Link } from '@/ui/kit/navigation/link.tsx';
import { bulletinCover, dayName, monthName, openBulletin, spanText, weekdayName } from '@/ui/messages/ko/calendar.ts';
import { homeMessages, weekMessages } from '@/ui/messages/ko/home.ts';
import { kitMessages } from '@/ui/messages/ko/kit.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';
import { EventTag } from '@/ui/patterns/posts/event-tag.tsx';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import styles from './week-news.module.css';
import { AnnouncementList, NewsColumn, NewsSkeleton, type WeekNewsParts } from './week-news.tsx';
import dateMarkStyles from './week-news-view.module.css';

type HomeServices = HasServices<typeof homeFeature>;

function MyChurch() {
  const isSignedIn = useSelector(useCoreService('session'), (session) => sessionIn(session) !== undefined);
  return isSignedIn && <MyChurchCard />;
}

function useToday() {
  const clock = useCoreService('clock');
  return useMemo(() => clock.today(), [clock]);
}

function WeekDates() {
  return spanText(weekOf(useToday()));
}

function Announcements({ services }: HomeServices) {
  const { viewModel, retry } = useReading(services.announcements);
  return <NewsAnnouncements viewModel={viewModel} onRetry={retry} />;
}

function Bulletin({ services }: HomeServices) {
  const { viewModel, retry } = useReading(services.bulletin);
  return <NewsBulletin viewModel={viewModel} onRetry={retry} />;
}

function Events({ services }: HomeServices) {
  const { viewModel, retry } = useReading(services.events);
  return <NewsEvents viewModel={viewModel} today={useToday()} onRetry={retry} />;
}

/** The parts of the week's news with their services; each column is read by itself and can fail by itself. */
export const weekNewsParts: WeekNewsParts = {
  MyChurch,
  WeekDates,
  Announcements: withServices(homeFeature, Announcements),
  Bulletin: withServices(homeFeature, Bulletin),
  Events: withServices(homeFeature, Events),
};

interface ReadNewsProps<Value> {
  readonly messages: {
    readonly heading: string;
    readonly empty: string;
    readonly failed: string;
    readonly all: string;
  };
  /** The page with all of them. */
  readonly href: string;
  readonly viewModel: ReadOnceViewModel<Value>;
  readonly onRetry: () => void;
  /** Shown while loading. */
  readonly loading: ReactElement;
  /** Whether its content is a link already, so that no separate link is shown. */
  readonly leadsOn?: boolean;
  readonly className?: string | undefined;
  readonly children: (value: Value) => ReactNode;
}

/**
 * A column of the week with data from the server. Its empty and error states are small, because there are two more
 * columns.
 */
function ReadNews<Value>({ viewModel, onRetry, loading, leadsOn = false, children, ...column }: ReadNewsProps<Value>) {
  const { empty, failed } = column.messages;
  return (
    <NewsColumn
      {...column}
      isLoading={viewModel.status === 'loading'}
      leadsOn={leadsOn && viewModel.status === 'ready'}
    >
      <Async
        state={viewModel}
        loading={loading}
        empty={<p className={styles.empty}>{empty}</p>}
        renderFailed={() => (
          <ActionNotice action={kitMessages.retry} onAction={onRetry} className={styles.failed}>
            <strong>{failed}</strong>
          </ActionNotice>
        )}
      >
        {children}
      </Async>
    </NewsColumn>
  );
}

interface NewsAnnouncementsProps {
  readonly viewModel: ReadOnceViewModel<readonly Announcement[]>;
  readonly onRetry: () => void;
}

/** The column of the newest announcements (ANNO-01). */
function NewsAnnouncements({ viewModel, onRetry }: NewsAnnouncementsProps) {
  const messages = weekMessages.announcements;
  return (
    <ReadNews
      messages={messages}
      href={href('announcements')}
      viewModel={viewModel}
      onRetry={onRetry}
      loading={<NewsSkeleton label={messages.loading} />}
    >
      {(announcements) => <AnnouncementList announcements={announcements} />}
    </ReadNews>
  );
}

const PAGE = href('currentBulletin');

interface NewsBulletinProps {
  readonly viewModel: ReadOnceViewModel<NewsBulletinBulletin>;
  readonly onRetry: () => void;
}

/** The cover of this week's bulletin (BULL-01, BULL-02). */
function NewsBulletin({ viewModel, onRetry }: NewsBulletinProps) {
  const messages = weekMessages.bulletin;
  return (
    <ReadNews
      messages={messages}
      href={PAGE}
      viewModel={viewModel}
      onRetry={onRetry}
      leadsOn
      loading={<LoadingRegion className={styles.cover} label={messages.loading} />}
    >
      {({ sunday, pages }) => (
        <Link className={styles.leaflet} href={PAGE}>
          <img
            className={styles.cover}
            src={pages[0]}
            alt={bulletinCover(sunday)}
            width={420}
            height={594}
            loading="lazy"
          />
          <span className={styles.open}>{openBulletin(sunday)}</span>
        </Link>
      )}
    </ReadNews>
  );
}

interface NewsEventsProps {
  readonly viewModel: ReadOnceViewModel<readonly ChurchEvent[]>;
  readonly today: CalendarDate;
  readonly onRetry: () => void;
}

/** The next events; each shows the shape and the name of its type (EVNT-04). */
function NewsEvents({ viewModel, today, onRetry }: NewsEventsProps) {
  const messages = weekMessages.events;
  return (
    <ReadNews
      className={styles.events}
      messages={messages}
      href={href('events')}
      viewModel={viewModel}
      onRetry={onRetry}
      loading={<NewsSkeleton label={messages.loading} />}
    >
      {(events) => <ComingEvents events={events} today={today} />}
    </ReadNews>
  );
}

interface ComingEventsProps {
  readonly events: readonly ChurchEvent[];
  readonly today: CalendarDate;
}

function ComingEvents({ events, today }: ComingEventsProps) {
  const days = events.map((event) => nextDayOf(event, today));
  const months = days.map(monthName);
  return (
    <ul className={styles.list}>
      {events.map((event, at) => (
        <ComingEvent
          key={event.id}
          event={event}
          on={days[at] ?? event.start}
          month={months[at] === months[at - 1] ? undefined : months[at]}
        />
      ))}
    </ul>
  );
}

interface ComingEventProps {
  readonly event: ChurchEvent;
  readonly on: CalendarDate;
  /** Undefined when it is the month of the event above. */
  readonly month: string | undefined;
}

function ComingEvent({ event, on, month }: ComingEventProps) {
  return (
    <li className={styles.coming}>
      <DateMark date={on} spoken={dayName(on)} month={month} day={datePartsOf(on).day} weekday={weekdayName(on)} />
      <div className={styles.event}>
        <EventTag type={event.type} />
        <Link className={styles.link} href={href('event', { when: event.start, id: event.id })}>
          {event.name}
        </Link>
      </div>
    </li>
  );
}

interface DateMarkProps {
  /** The day as `YYYY-MM-DD`. */
  readonly date: string;
  /** The full date for screen readers: `12월 2일 수요일`. */
  readonly spoken: string;
  /** Such as `12월`; undefined when it is the same as in the mark above. */
  readonly month?: string | undefined;
  readonly day: number;
  /** One syllable, such as `수`. */
  readonly weekday: string;
}

/** The day of a list of events: the number large, month and weekday small. */
function DateMark({ date, spoken, month, day, weekday }: DateMarkProps) {
  return (
    <time className={dateMarkStyles.date} dateTime={date}>
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <span aria-hidden="true">
        {month}
        <span className={dateMarkStyles.day}>{day}</span> {weekday}
      </span>
    </time>
  );
}

const newTotal = createIsland(() => import('./new-total.tsx').then((module) => module.NewTotalIsland));

/** A link to the signed-in user's own page, with the count of new posts since the last visit (MINE-01, MINE-07). */
function MyChurchCard() {
  return (
    <Card className={dateMarkStyles.card} aria-labelledby="my-church-title">
      <div>
        <div className={dateMarkStyles.head}>
          <h2 className={dateMarkStyles.title} id="my-church-title">
            {pageNames.myChurch}
          </h2>
          <IslandSlot island={newTotal} props={{}} fallback={null} failed={null} />
        </div>
        <p>{homeMessages.myChurch}</p>
      </div>
      <ButtonLink variant="quiet" href={href('myChurch')}>
        {homeMessages.toMyChurch}
      </ButtonLink>
    </Card>
  );
}
