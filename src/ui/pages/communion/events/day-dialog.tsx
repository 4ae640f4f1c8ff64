import type { ChurchEvent } from '@/content/domain/church-event.ts';
import { eventsOn } from '@/content/domain/month-grid.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { eventMessages, eventName, longDay } from '@/ui/messages/ko/event-messages.ts';
import styles from './event-facts.module.css';
import { EventFacts } from './event-facts.tsx';

interface DayDialogProps {
  /** Undefined while the dialog is closed. */
  readonly day: CalendarDate | undefined;
  readonly events: readonly ChurchEvent[];
  readonly onClosed: () => void;
  readonly onSaved: (event: ChurchEvent) => void;
  /** These three are undefined for users who may not publish (PERM-02). */
  readonly onEdited: ((event: ChurchEvent) => void) | undefined;
  readonly onRemoved: ((event: ChurchEvent) => void) | undefined;
  readonly onWrite: ((day: CalendarDate) => void) | undefined;
}

/** All events of a day in full, including those that the grid has no room for. */
export function DayDialog({ day, events, onClosed, onSaved, onEdited, onRemoved, onWrite }: DayDialogProps) {
  const held = day === undefined ? [] : eventsOn(day, events);
  return (
    <Dialog
      open={day !== undefined}
      onOpenChange={onClosed}
      title={day === undefined ? '' : longDay(day)}
      closeLabel={eventMessages.close}
      wide
    >
      {held.length === 0 ? (
        <p>{eventMessages.noneThatDay}</p>
      ) : (
        <ul className={styles.day}>
          {held.map((event) => (
            <li key={event.id}>
              <h3 className={styles.name}>{eventName(event)}</h3>
              <EventFacts
                event={event}
                onSaved={() => onSaved(event)}
                onEdited={onEdited && (() => onEdited(event))}
                onRemoved={onRemoved && (() => onRemoved(event))}
              />
            </li>
          ))}
        </ul>
      )}
      {day !== undefined && onWrite !== undefined && (
        <div className={styles.write}>
          <Button variant="bare" onClick={() => onWrite(day)}>
            <Icon name="plus" />
            {eventMessages.writeThatDay}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
