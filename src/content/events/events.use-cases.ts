import type { Clock } from '@/shared/clock.ports.ts';
import type { FileSaver } from '@/shared/device.ports.ts';
import { type EntityId, sameId } from '@/shared/entity-id.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { confirmedRemoval } from '@/shared/removals.use-cases.ts';
import type { EventPublisher, EventRepository } from './events.ports.ts';
import { type CalendarMonth, type ChurchEvent, daysOfMonth, monthOf } from './events.ts';
import { type IcsMessages, icsFileName, icsOf } from './ics.ts';

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

export type RemoveEvent = (event: Pick<ChurchEvent, 'id' | 'start'>) => Promise<Outcome<null>>;

/** Removes an event (EVNT-06); one whose removal was not answered is looked for, before a failure is reported (REL-16). */
export function makeRemoveEvent(publisher: Pick<EventPublisher, 'remove'>, repository: EventRepository): RemoveEvent {
  const find = makeFindEvent(repository);
  return ({ id, start }) =>
    confirmedRemoval(
      () => publisher.remove(id),
      () => find(id, monthOf(start)),
    );
}

export type SaveEventFile = (event: ChurchEvent, words: IcsMessages) => void;

/** Saves an event as a file for the reader's own calendar. */
export function makeSaveEventFile(saver: FileSaver, clock: Clock): SaveEventFile {
  return (event, words) =>
    saver.save({ name: icsFileName(event), mediaType: 'text/calendar', content: icsOf(event, words, clock.now()) });
}
