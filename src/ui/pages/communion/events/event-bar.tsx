import type { EventBar } from '@/content/domain/month-grid.ts';
import { classNames } from '@/ui/kit/class-names.ts';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { eventLead, eventMessages, eventName } from '@/ui/messages/ko/event-messages.ts';
import { eventKindClassName } from '@/ui/patterns/event/event-tag.tsx';
import styles from './event-bar.module.css';
import { eventMark } from './event-beside.ts';

interface EventBarProps {
  readonly bar: EventBar;
  readonly onOpened: () => void;
}

/**
 * An event in a week row, from its first to its last column there, with colour, shape and word (EVNT-03, EVNT-04). The
 * keyboard comes to it by its day: the Tab key does not stop at every one of a month.
 */
export function EventBarItem({ bar, onOpened }: EventBarProps) {
  const { event, column, span, lane, fromBefore, goesOn } = bar;
  return (
    <li className={styles.place} style={{ gridColumn: `${column} / span ${span}`, gridRow: lane + 1 }}>
      <button
        type="button"
        tabIndex={-1}
        {...eventMark(event.id)}
        className={classNames(
          styles.bar,
          event.type === undefined ? styles.plain : eventKindClassName(event.type),
          fromBefore && styles.fromBefore,
          goesOn && styles.goesOn,
        )}
        onClick={onOpened}
      >
        <VisuallyHidden>{eventLead(event)}</VisuallyHidden>
        <span className={styles.name}>{eventName(event)}</span>
        {fromBefore && <VisuallyHidden> {eventMessages.fromBefore}</VisuallyHidden>}
        {goesOn && <VisuallyHidden> {eventMessages.goesOn}</VisuallyHidden>}
      </button>
    </li>
  );
}
