import type { NextEvent } from '@/content/domain/next-event.ts';
import type { ProvidedReadOnce } from '@/shared/machines/provide-read-once.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Tag } from '@/ui/kit/data/tag.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { dayName } from '@/ui/messages/ko/date-texts.ts';
import { answerName, nextEventsMessages } from '@/ui/messages/ko/my-church-messages.ts';
import { EventTag } from '@/ui/patterns/event/event-tag.tsx';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import styles from './my-church.module.css';
import { OwnPart } from './own-part.tsx';

/** The next events, first those to which the user has answered that they come. */
export function NextEvents({ events }: { readonly events: ProvidedReadOnce<readonly NextEvent[]> }) {
  return (
    <OwnPart messages={nextEventsMessages} href={href('events')} reading={useReading(events)}>
      {(next) => (
        <ul>
          {next.map(({ id, name, start, day, type, own }) => (
            <li key={id} className={styles.entry}>
              <div className={styles.head}>
                <TextLink alone href={href('event', { when: start, id })}>
                  {name}
                </TextLink>
                {type !== undefined && <EventTag type={type} />}
                {own !== undefined && <Tag tone="accent">{answerName(own)}</Tag>}
              </div>
              <time className={styles.day} dateTime={day}>
                {dayName(day)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </OwnPart>
  );
}
