import type { CalendarMonth, ChurchEvent } from '@/content/events/events.ts';
import { type AgendaDay, agendaOf } from '@/content/events/month-calendar.ts';
import { type CalendarDate, datePartsOf } from '@/shared/dates.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { PlainButton } from '@/ui/kit/actions/button.tsx';
import { Tag } from '@/ui/kit/data/tag.tsx';
import { Disclosure } from '@/ui/kit/layout/disclosure.tsx';
import { EndOfList } from '@/ui/kit/layout/long-list.tsx';
import {
  agendaEnd,
  agendaLabel,
  eventMessages,
  eventName,
  eventRemark,
  pastAgenda,
  pastEvents,
  wholeWeekday,
} from '@/ui/messages/ko/events.ts';
import { EventTag } from '@/ui/patterns/posts/event-tag.tsx';
import { eventAttribute } from './event-openers.ts';
import styles from './events.module.css';

interface AgendaProps {
  readonly month: CalendarMonth;
  readonly events: readonly ChurchEvent[];
  readonly today: CalendarDate;
  readonly onEventOpened: (id: EntityId) => void;
}

/** The month as a list; replaces the grid on narrow screens. Past events are folded away. */
export function Agenda({ month, events, today, onEventOpened }: AgendaProps) {
  const { past, days } = agendaOf(month, events, today);
  const shared = { today, onEventOpened };
  return (
    <div className={styles.agenda}>
      {past.length > 0 && (
        <Disclosure
          arrow
          summary={pastEvents(past.reduce((count, day) => count + day.events.length, 0))}
          className={styles.past}
          summaryClassName={styles.fold}
        >
          <AgendaDays {...shared} label={pastAgenda(month)} days={past} />
        </Disclosure>
      )}
      {days.length > 0 && <AgendaDays {...shared} label={agendaLabel(month)} days={days} />}
      <EndOfList>{agendaEnd(month)}</EndOfList>
    </div>
  );
}

interface AgendaDaysProps {
  readonly label: string;
  readonly days: readonly AgendaDay[];
  readonly today: CalendarDate;
  readonly onEventOpened: (id: EntityId) => void;
}

/** Days with their events; each event shows the shape and the name of its type (EVNT-04). */
function AgendaDays({ label, days, today, onEventOpened }: AgendaDaysProps) {
  return (
    <ol aria-label={label}>
      {days.map(({ date, events }) => (
        <li key={date} className={styles.day}>
          <h3 className={styles.date}>
            <time dateTime={date}>
              <b className={styles.number}>{datePartsOf(date).day}</b> <span>{wholeWeekday(date)}</span>
            </time>
            {date === today && <Tag tone="accent">{eventMessages.today}</Tag>}
          </h3>
          <ul className={styles.events}>
            {events.map((event) => (
              <li key={event.id}>
                <EventTag type={event.type} />
                <h4 className={styles.title}>
                  <PlainButton
                    className={styles.open}
                    {...eventAttribute(event.id)}
                    onClick={() => onEventOpened(event.id)}
                  >
                    {eventName(event)}
                  </PlainButton>
                </h4>
                <p className={styles.remark}>{eventRemark(event)}</p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
