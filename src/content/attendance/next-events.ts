import { type CalendarDate, compareDays } from '@/shared/dates.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import type { ChurchEvent, EventType } from '../events/events.ts';
import { comingEvents, nextDayOf } from '../events/upcoming-events.ts';
import type { EventAnswer, OwnAnswer } from './attendance.ts';

/** An upcoming event, as the user's own page shows it. */
export interface NextEvent {
  readonly id: EntityId;
  readonly name: string;
  readonly start: CalendarDate;
  /** Its first day, or today when it has already begun. */
  readonly day: CalendarDate;
  readonly type: EventType | undefined;
  /** The user's answer; undefined without one. */
  readonly own: OwnAnswer | undefined;
}

/**
 * The next events: all those to which the user has answered that they come, then at most `others` more; both soonest
 * first (MINE-01, MINE-05).
 */
export function nextEvents(
  events: readonly ChurchEvent[],
  answers: readonly EventAnswer[],
  today: CalendarDate,
  others: number,
): readonly NextEvent[] {
  const coming = comingEvents(events, today, events.length);
  const known = new Map(coming.map((event) => [String(event.id), event]));
  const answered = new Map(answers.map((answer) => [String(answer.eventId), answer]));
  const own = answers.flatMap(({ eventId: id, name, start: first, people, waiting }): NextEvent[] => {
    const event = known.get(String(id));
    const start = event?.start ?? first;
    if (start === undefined || (event === undefined && start < today)) return [];
    const day = start > today ? start : today;
    return [{ id, name: event?.name ?? name, start, day, type: event?.type, own: { people, waiting } }];
  });
  const more = coming
    .filter(({ id }) => !answered.has(String(id)))
    .slice(0, others)
    .map((event) => ({ ...nextEventOf(event), day: nextDayOf(event, today), own: undefined }));
  return [...own.toSorted((one, other) => compareDays(one.day, other.day)), ...more];
}

const nextEventOf = ({ id, name, start, type }: ChurchEvent) => ({ id, name, start, type });
