import type { ChurchEvent } from '@/content/events/events.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { eventMessages, eventName, eventSpan, longDay } from '@/ui/messages/ko/events.ts';
import { EventTag } from '@/ui/patterns/posts/event-tag.tsx';
import styles from './event.module.css';

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

interface SaveEventButtonProps {
  readonly event: ChurchEvent;
  readonly onSaved: () => void;
}

/** Saves an event as a file for the reader's own calendar. */
export function SaveEventButton({ event, onSaved }: SaveEventButtonProps) {
  return (
    <Button variant="quiet" onClick={onSaved}>
      <Icon name="day" />
      <span>{eventMessages.save}</span>
      <VisuallyHidden>{` ${eventName(event)}`}</VisuallyHidden>
    </Button>
  );
}
