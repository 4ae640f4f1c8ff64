import type { ChurchEvent } from '@/content/domain/church-event.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { eventMessages, eventName, eventSpan, longDay } from '@/ui/messages/ko/event-messages.ts';
import { EditButton } from '@/ui/patterns/editing/edit-button.tsx';
import { EventTag } from '@/ui/patterns/event/event-tag.tsx';
import styles from './event-facts.module.css';

interface EventFactsProps {
  readonly event: ChurchEvent;
  readonly onSaved: () => void;
  /** These two are undefined for users who may not publish (PERM-02). */
  readonly onEdited?: (() => void) | undefined;
  readonly onRemoved?: (() => void) | undefined;
}

/** Type, days and host of an event, with the buttons for it. */
export function EventFacts({ event, onSaved, onEdited, onRemoved }: EventFactsProps) {
  return (
    <>
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
      <Buttons className={styles.actions}>
        <Button variant="quiet" onClick={onSaved}>
          <Icon name="day" />
          {eventMessages.save}
          <VisuallyHidden> {eventName(event)}</VisuallyHidden>
        </Button>
        {onEdited !== undefined && <EditButton title={eventName(event)} onClick={onEdited} />}
        {onRemoved !== undefined && (
          <Button variant="danger" onClick={onRemoved}>
            <Icon name="trash" />
            {eventMessages.remove}
            <VisuallyHidden> {eventName(event)}</VisuallyHidden>
          </Button>
        )}
      </Buttons>
    </>
  );
}
