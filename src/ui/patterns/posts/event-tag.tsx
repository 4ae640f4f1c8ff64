import type { EventType } from '@/content/events/events.ts';
import { classNames } from '@/ui/kit/class-names.ts';
import { Tag } from '@/ui/kit/data/tag.tsx';
import { eventTypeName } from '@/ui/messages/ko/calendar.ts';
import styles from './event-tag.module.css';

interface EventTagProps {
  /** Undefined for a kind that the calendar does not know. */
  readonly type: EventType | undefined;
  readonly className?: string | undefined;
}

/** The kind of an event, as a word with its colour and shape. */
export function EventTag({ type, className }: EventTagProps) {
  return <Tag className={classNames(type && eventKindClassName(type), className)}>{eventTypeName(type)}</Tag>;
}

/** Colours and shape of a kind of event (EVNT-04), such as for a bar: ● morning worship, ◆ Wednesday worship, ■ general, ▲ weekly. */
export function eventKindClassName(type: EventType): string {
  return classNames(styles.kind, styles[type]);
}
