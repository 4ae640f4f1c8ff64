import type { EventBar } from '@/content/domain/month-grid.ts';
import { PlainButton } from '@/ui/kit/actions/plain-button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { eventLead, eventMessages, eventName } from '@/ui/messages/ko/event-messages.ts';
import { eventKindClassName } from '@/ui/patterns/event/event-tag.tsx';
import { eventAttribute } from './event-after-removal.ts';
import styles from './event-bar.module.css';

interface EventBarProps {
  readonly bar: EventBar;
  readonly onOpened: () => void;
}

/**
 * An event's bar in a week row, from its first to its last column there, with the colour, shape and name of its type
 * (EVNT-03, EVNT-04). It is no Tab stop, since a month has many: the keyboard reaches an event through its day.
 */
export function EventBarItem({ bar, onOpened }: EventBarProps) {
  const { event, column, span, lane, continuesBefore, continuesAfter } = bar;
  return (
    <li className={styles.place} style={{ gridColumn: `${column} / span ${span}`, gridRow: lane + 1 }}>
      <PlainButton
        tabIndex={-1}
        {...eventAttribute(event.id)}
        className={classNames(
          styles.bar,
          event.type === undefined ? styles.plain : eventKindClassName(event.type),
          continuesBefore && styles.continuesBefore,
          continuesAfter && styles.continuesAfter,
        )}
        onClick={onOpened}
      >
        <VisuallyHidden>{eventLead(event)}</VisuallyHidden>
        <span className={styles.name}>{eventName(event)}</span>
        {continuesBefore && <VisuallyHidden> {eventMessages.continuesBefore}</VisuallyHidden>}
        {continuesAfter && <VisuallyHidden> {eventMessages.continuesAfter}</VisuallyHidden>}
      </PlainButton>
    </li>
  );
}
