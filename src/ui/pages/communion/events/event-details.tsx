import type { ChurchEvent } from '@/content/domain/church-event.ts';
import { eventMessages, eventSpan, longDay } from '@/ui/messages/ko/event-messages.ts';
import { EventTag } from '@/ui/patterns/event/event-tag.tsx';
import styles from './event-details.module.css';

/** Type, days and host of an event. */
export function EventDetails({ event }: { readonly event: ChurchEvent }) {
  return (
    <dl className={styles.facts}>
      <dt>{eventMessages.type}</dt>
      <dd>
        <EventTag type={event.type} />
      </dd>
      <dt>{eventMessages.when}</dt>
      <dd>{eventSpan(event)}</dd>
      {event.hostedBy !== '' && (
        <>
          <dt>{eventMessages.host}</dt>
          <dd>{event.hostedBy}</dd>
        </>
      )}
      {event.edited !== undefined && (
        <>
          <dt>{eventMessages.edited}</dt>
          <dd>{longDay(event.edited)}</dd>
        </>
      )}
    </dl>
  );
}
