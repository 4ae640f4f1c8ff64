import type { AgendaDay } from '@/content/domain/month-agenda.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { datePartsOf } from '@/shared/domain/calendar-days.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { PlainButton } from '@/ui/kit/actions/plain-button.tsx';
import { Tag } from '@/ui/kit/data/tag.tsx';
import { eventMessages, eventName, eventRemark, wholeWeekday } from '@/ui/messages/ko/event-messages.ts';
import { EventTag } from '@/ui/patterns/event/event-tag.tsx';
import styles from './agenda.module.css';
import { eventAttribute } from './event-after-removal.ts';

interface AgendaDaysProps {
  readonly label: string;
  readonly days: readonly AgendaDay[];
  readonly today: CalendarDate;
  readonly onEventOpened: (id: EntityId) => void;
}

/** Days with their events; each event shows the shape and the name of its type (EVNT-04). */
export function AgendaDays({ label, days, today, onEventOpened }: AgendaDaysProps) {
  return (
    <ol aria-label={label}>
      {days.map(({ date, events }) => (
        <li key={date} className={styles.day}>
          <h3 className={styles.date}>
            <time dateTime={date}>
              <b className={styles.number}>{datePartsOf(date).day}</b> {wholeWeekday(date)}
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
