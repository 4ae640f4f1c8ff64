import { type EntityId, sameId } from '@/shared/domain/entity-id.ts';
import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import { type CalendarMonth, daysOfMonth } from '../domain/calendar-month.ts';
import type { ChurchEvent } from '../domain/church-event.ts';
import type { EventRepository } from '../ports/event-repository.ts';

export type FindEvent = (
  id: EntityId,
  month: CalendarMonth | undefined,
  signal?: AbortSignal,
) => Promise<Outcome<ChurchEvent>>;

/**
 * Finds one event (PAGE-01). Where the server does not find it by its id, because it lacks the call or because the event
 * was deleted, it is looked for in its month.
 */
export function makeFindEvent(repository: EventRepository): FindEvent {
  return async (id, month, signal) => {
    const found = await repository.find(id, signal);
    if (found.kind === 'done' || (found.reason !== 'notFound' && found.reason !== 'unsupported')) return found;
    if (month === undefined) return refused('notFound');
    const events = await repository.during(daysOfMonth(month), signal);
    if (events.kind === 'refused') return events;
    const event = events.value.find((one) => sameId(one.id, id));
    return event === undefined ? refused('notFound') : done(event);
  };
}
