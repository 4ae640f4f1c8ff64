import type { ChurchEvent } from '@/content/domain/church-event.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { eventMessages, eventName } from '@/ui/messages/ko/event-messages.ts';
import { EditButton } from '@/ui/patterns/editing/edit-button.tsx';
import { EventDetails } from './event-details.tsx';
import styles from './event-facts.module.css';
import { SaveEventButton } from './save-event-button.tsx';

interface EventFactsProps {
  readonly event: ChurchEvent;
  readonly onSaved: () => void;
  /** These two are undefined for users who may not publish (PERM-02). */
  readonly onEdited?: (() => void) | undefined;
  readonly onRemoved?: (() => void) | undefined;
}

/** Type, days and host of an event, with the buttons for it, and the way to its own page. */
export function EventFacts({ event, onSaved, onEdited, onRemoved }: EventFactsProps) {
  return (
    <>
      <EventDetails event={event} />
      <Buttons className={styles.actions}>
        <SaveEventButton event={event} onSaved={onSaved} />
        <ButtonLink variant="bare" href={href('event', { when: event.start, id: event.id })}>
          {eventMessages.toPage}
          <VisuallyHidden> {eventName(event)}</VisuallyHidden>
          <Icon name="right" />
        </ButtonLink>
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
