import { type ChurchEvent, nextDayOf } from '@/content/domain/church-event.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { datePartsOf } from '@/shared/domain/calendar-days.ts';
import type { ReadOnceViewModel } from '@/shared/machines/provide-read-once.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Link } from '@/ui/kit/navigation/link.tsx';
import { dayName, monthName, weekdayName } from '@/ui/messages/ko/date-texts.ts';
import { weekMessages } from '@/ui/messages/ko/week-messages.ts';
import { EventTag } from '@/ui/patterns/event/event-tag.tsx';
import { DateMark } from './date-mark.tsx';
import { NewsSkeleton } from './news-skeleton.tsx';
import { ReadNews } from './read-news.tsx';
import styles from './week-news.module.css';

interface NewsEventsProps {
  readonly viewModel: ReadOnceViewModel<readonly ChurchEvent[]>;
  readonly today: CalendarDate;
  readonly onRetry: () => void;
}

/** The next events; each shows the shape and the name of its type (EVNT-04). */
export function NewsEvents({ viewModel, today, onRetry }: NewsEventsProps) {
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
