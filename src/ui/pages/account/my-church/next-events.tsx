import { useMemo } from 'react';
import { coreFeature } from '@/composition/core.feature.ts';
import { myChurchFeature } from '@/composition/my-church.feature.ts';
import { nextDayOf } from '@/content/domain/church-event.ts';
import { addressOfEvent } from '@/content/domain/item-address.ts';
import { calendarDateOf } from '@/shared/domain/calendar-date.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { dayName } from '@/ui/messages/ko/date-texts.ts';
import { nextEventsMessages } from '@/ui/messages/ko/my-church-messages.ts';
import { EventTag } from '@/ui/patterns/event/event-tag.tsx';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import styles from './my-church.module.css';
import { OwnPart } from './own-part.tsx';

const PAGE = href('events');

/** The next events of the church. */
export function NextEvents() {
  const clock = useService(coreFeature, 'clock');
  const today = useMemo(() => calendarDateOf(clock.now()), [clock]);
  return (
    <OwnPart messages={nextEventsMessages} href={PAGE} reading={useReading(useService(myChurchFeature, 'events'))}>
      {(events) => (
        <ul>
          {events.map((event) => (
            <li key={event.id} className={styles.entry}>
              <div className={styles.head}>
                <TextLink alone href={addressOfEvent(PAGE, event.id, event.start)}>
                  {event.name}
                </TextLink>
                <EventTag type={event.type} />
              </div>
              <time className={styles.day} dateTime={nextDayOf(event, today)}>
                {dayName(nextDayOf(event, today))}
              </time>
            </li>
          ))}
        </ul>
      )}
    </OwnPart>
  );
}
