import { useSelector } from '@xstate/react';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { sessionIn } from '@/auth/current-user.machine.ts';
import { homeEntry } from '@/composition/home.ts';
import type { ChurchEvent } from '@/content/events/events.ts';
import { nextDayOf } from '@/content/events/upcoming-events.ts';
import { type CalendarDate, datePartsOf, weekOf } from '@/shared/dates.ts';
import type { ReadOnceViewModel } from '@/shared/reading.machine.ts';
import { useCoreService, useServices } from '@/ui/app/islands/core-context.tsx';
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
import viewStyles from './week-news-view.module.css';

/** The parts of the week's news; each column is read by itself and can fail by itself. */
export const weekNewsParts: WeekNewsParts = {
  MyChurch,
  WeekDates,
  Announcements: NewsAnnouncements,
  Bulletin: NewsBulletin,
  Events: NewsEvents,
};

function MyChurch() {
  const isSignedIn = useSelector(useCoreService('session'), (session) => sessionIn(session) !== undefined);
  return isSignedIn && <MyChurchCard />;
}

const newTotal = createIsland(() => import('./new-total.tsx').then((module) => module.NewTotalIsland));

/** A link to the signed-in user's own page, with the count of new posts since the last visit (MINE-01, MINE-07). */
function MyChurchCard() {
  return (
    <Card className={viewStyles.card} aria-labelledby="my-church-title">
      <div>
        <div className={viewStyles.head}>
          <h2 className={viewStyles.title} id="my-church-title">
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

function WeekDates() {
  return <span>{spanText(weekOf(useToday()))}</span>;
}

function useToday() {
  const clock = useCoreService('clock');
  return useMemo(() => clock.today(), [clock]);
}

/** The column of the newest announcements (ANNO-01). */
function NewsAnnouncements() {
  const { viewModel, retry } = useReading(useServices(homeEntry).announcements);
  const messages = weekMessages.announcements;
  return (
    <ReadNews
      messages={messages}
      page={href('announcements')}
      viewModel={viewModel}
      onRetry={retry}
      loading={<NewsSkeleton label={messages.loading} />}
    >
      {(announcements) => <AnnouncementList announcements={announcements} />}
    </ReadNews>
  );
}

const BULLETIN_PAGE = href('currentBulletin');

/** The cover of this week's bulletin (BULL-01, BULL-02). */
function NewsBulletin() {
  const { viewModel, retry } = useReading(useServices(homeEntry).bulletin);
  const messages = weekMessages.bulletin;
  return (
    <ReadNews
      messages={messages}
      page={BULLETIN_PAGE}
      viewModel={viewModel}
      onRetry={retry}
      leadsOn
      loading={<LoadingRegion className={styles.cover} label={messages.loading} />}
    >
      {({ sunday, pages }) => (
        <Link className={styles.leaflet} href={BULLETIN_PAGE}>
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

/** The next events; each shows the shape and the name of its type (EVNT-04). */
function NewsEvents() {
  const { viewModel, retry } = useReading(useServices(homeEntry).events);
  const today = useToday();
  const messages = weekMessages.events;
  return (
    <ReadNews
      className={styles.events}
      messages={messages}
      page={href('events')}
      viewModel={viewModel}
      onRetry={retry}
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
      <DateMark date={on} month={month} />
      <div className={styles.event}>
        <EventTag type={event.type} />
        <Link className={styles.link} href={href('event', { when: event.start, id: event.id })}>
          <bdi>{event.name}</bdi>
        </Link>
      </div>
    </li>
  );
}

interface DateMarkProps extends Pick<ComingEventProps, 'month'> {
  readonly date: CalendarDate;
}

/** The day of an event: the number large, month and weekday small. */
function DateMark({ date, month }: DateMarkProps) {
  return (
    <time className={viewStyles.date} dateTime={date}>
      <VisuallyHidden>{dayName(date)}</VisuallyHidden>
      <span aria-hidden="true">
        {month !== undefined && <span>{month}</span>}
        <span className={viewStyles.day}>{datePartsOf(date).day}</span> <span>{weekdayName(date)}</span>
      </span>
    </time>
  );
}

interface ReadNewsProps<Value> {
  readonly messages: {
    readonly heading: string;
    readonly empty: string;
    readonly failed: string;
    readonly all: string;
  };
  /** The address of the page with all of them. */
  readonly page: string;
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
