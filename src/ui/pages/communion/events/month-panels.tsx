import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ChurchEvent } from '@/content/events/events.ts';
import type { SaveEventFile } from '@/content/events/events.use-cases.ts';
import type { MonthPanelEmitted, monthPanelMachine } from '@/content/events/events-page.machine.ts';
import type { monthMachine } from '@/content/events/month.machine.ts';
import { eventsOn } from '@/content/events/month-calendar.ts';
import type { CalendarDate } from '@/shared/dates.ts';
import { type EntityId, sameId } from '@/shared/entity-id.ts';
import { useCoreService } from '@/ui/app/islands/core-context.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink, Buttons } from '@/ui/kit/actions/buttons.tsx';
import { useActorEvents } from '@/ui/kit/focus/event-focus.ts';
import { takeFocus } from '@/ui/kit/focus/focus.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { eventMessages, eventName, icsMessages, longDay } from '@/ui/messages/ko/events.ts';
import { EditButton } from '@/ui/patterns/posts/asked-edit.tsx';
import { EventDetails, SaveEventButton } from './event-details.tsx';
import { eventToFocusAfterRemoval } from './event-openers.ts';
import styles from './events.module.css';

interface MonthPanelsProps {
  readonly saveFile: SaveEventFile;
  readonly panel: ActorRefFrom<typeof monthPanelMachine>;
  readonly events: readonly ChurchEvent[];
  readonly month: ActorRefFrom<typeof monthMachine>;
  /** Whether the user may add, change and remove events (PERM-02). */
  readonly publishes: boolean;
  readonly onEdited: (id: EntityId) => void;
}

/** The dialogs that show the events of a day, or one event. */
export function MonthPanels(props: MonthPanelsProps) {
  const { saveFile, panel: actor, month, events, publishes, onEdited } = props;
  const panel = useSelector(actor, (snapshot) => snapshot);
  const { send: show } = actor;
  const { send } = month;
  const { day, id } = panel.context;
  const goesOnAt = useRef<HTMLElement>(undefined);
  const isEventOpen = panel.hasTag('event');

  // The element that opened the event disappears with it; without this, the focus would go to the top of the page.
  useActorEvents<MonthPanelEmitted>(actor, () => {
    takeFocus(goesOnAt.current);
    goesOnAt.current = undefined;
  });

  const close = () => show({ type: 'panel.closed' });
  const save = (event: ChurchEvent) => saveFile(event, icsMessages(event));
  const remove = (event: ChurchEvent) => {
    if (isEventOpen) goesOnAt.current = eventToFocusAfterRemoval(event.id);
    // The offer to undo is on the page, which an open dialog would cover.
    show({ type: 'event.removed' });
    send({ type: 'removal.asked', event });
  };
  const change = ({ id: chosen }: ChurchEvent) => {
    close();
    onEdited(chosen);
  };

  const shared = {
    onClosed: close,
    onSaved: save,
    onEdited: publishes ? change : undefined,
    onRemoved: publishes ? remove : undefined,
  };
  return (
    <>
      <EventDialog
        {...shared}
        event={isEventOpen && id !== undefined ? events.find((event) => sameId(event.id, id)) : undefined}
      />
      <DayDialog
        {...shared}
        day={panel.hasTag('day') ? day : undefined}
        events={events}
        onWrite={publishes ? (chosen) => show({ type: 'form.asked', day: chosen }) : undefined}
      />
    </>
  );
}

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
function DayDialog({ day, events, onClosed, onSaved, onEdited, onRemoved, onWrite }: DayDialogProps) {
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
        <ul className={styles.dayEvents}>
          {held.map((event) => (
            <li key={event.id}>
              <h3 className={styles.dayEventName}>{eventName(event)}</h3>
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
            <span>{eventMessages.writeThatDay}</span>
          </Button>
        </div>
      )}
    </Dialog>
  );
}

interface EventDialogProps {
  /** Undefined while the dialog is closed. */
  readonly event: ChurchEvent | undefined;
  readonly onClosed: () => void;
  readonly onSaved: (event: ChurchEvent) => void;
  readonly onEdited: ((event: ChurchEvent) => void) | undefined;
  readonly onRemoved: ((event: ChurchEvent) => void) | undefined;
}

/** One event in full: name, type, days, host. */
function EventDialog({ event, onClosed, onSaved, onEdited, onRemoved }: EventDialogProps) {
  return (
    <Dialog
      open={event !== undefined}
      onOpenChange={onClosed}
      title={event === undefined ? '' : eventName(event)}
      closeLabel={eventMessages.close}
    >
      {event !== undefined && (
        <EventFacts
          event={event}
          onSaved={() => onSaved(event)}
          onEdited={onEdited && (() => onEdited(event))}
          onRemoved={onRemoved && (() => onRemoved(event))}
        />
      )}
    </Dialog>
  );
}

interface EventFactsProps {
  readonly event: ChurchEvent;
  readonly onSaved: () => void;
  /** These two are undefined for users who may not publish (PERM-02). */
  readonly onEdited?: (() => void) | undefined;
  readonly onRemoved?: (() => void) | undefined;
}

/** Type, days and host of an event, with the buttons for it, and the way to its own page, where people say that they come. */
function EventFacts({ event, onSaved, onEdited, onRemoved }: EventFactsProps) {
  const isOver = event.end < useCoreService('clock').today();
  return (
    <>
      <EventDetails event={event} />
      <Buttons className={styles.actions}>
        <SaveEventButton event={event} onSaved={onSaved} />
        <ButtonLink variant="bare" href={href('event', { when: event.start, id: event.id })}>
          <span>{isOver ? eventMessages.toPage : eventMessages.attend}</span>
          <VisuallyHidden>{` ${eventName(event)}`}</VisuallyHidden>
          <Icon name="right" />
        </ButtonLink>
        {onEdited !== undefined && <EditButton title={eventName(event)} onClick={onEdited} />}
        {onRemoved !== undefined && (
          <Button variant="danger" onClick={onRemoved}>
            <Icon name="trash" />
            <span>{eventMessages.remove}</span>
            <VisuallyHidden>{` ${eventName(event)}`}</VisuallyHidden>
          </Button>
        )}
      </Buttons>
    </>
  );
}
