import type { Church } from '../church.ts';
import { plainOrder } from '../plain-order.ts';
import type { ChurchEvent } from '../schemas/content.ts';
import { forgetParties, limitRefused, moveUp } from './event-places.ts';
import { done, type Outcome, refuse, refuseInvalid } from './outcome.ts';
import { lostPostUpdate, type PostChange } from './post-versions.ts';

const gone = refuse('notFound', '행사가 없습니다.');

/** Every event that touches a range of days, both ends included (`YYYY-MM-DD`), the earliest first (EVNT-02). */
export function listEvents(church: Church, range: { startDate: string; endDate: string }): Outcome<ChurchEvent[]> {
  const touching = church.events.all().filter(({ start, end }) => start <= range.endDate && end >= range.startDate);
  return done(touching.toSorted((one, other) => plainOrder(one.start, other.start) || one.id - other.id));
}

export function readEvent(church: Church, id: number): Outcome<ChurchEvent> {
  const found = church.events.findFirst((query) => query.where({ id }));
  return found ? done(found) : gone;
}

interface EventFields extends Omit<ChurchEvent, 'id' | 'edited' | 'limit'> {
  /** Null removes a limit; when absent, an event keeps the one that it has. */
  readonly limit?: number | null | undefined;
}

const wrongEnd = refuseInvalid('End', '끝나는 날이 시작하는 날보다 빠를 수 없습니다.');

/** Adds an event (EVNT-05). Refuses an end before the start. */
export const postEvent = async (church: Church, event: EventFields): Promise<Outcome<ChurchEvent>> =>
  event.end < event.start ? wrongEnd : publishEvent(church, church.nextId('events'), event);

/** Adds it under a number that was assigned before (EDIT-03), by the same rule. */
export async function publishEvent(
  church: Church,
  id: number,
  { limit, ...event }: EventFields,
): Promise<Outcome<ChurchEvent>> {
  if (event.end < event.start) return wrongEnd;
  return done(await church.events.create({ ...event, ...(typeof limit === 'number' && { limit }), id }));
}

/**
 * Changes an event, by the same rules as a new one (EDIT-01). When the limit is raised, waiting parties move up
 * (MINE-05).
 */
export async function changeEvent(
  church: Church,
  { id, basedOn, changes }: PostChange<EventFields>,
): Promise<Outcome<ChurchEvent>> {
  const found = readEvent(church, id);
  if (found.kind === 'refused') return found;
  const lost = lostPostUpdate(found.value, basedOn);
  if (lost) return lost;
  if (changes.end < changes.start) return wrongEnd;
  const tooLow = limitRefused(church, id, changes.limit);
  if (tooLow) return tooLow;
  const { limit = found.value.limit ?? null, ...fields } = changes;
  const changed = await church.events.update((query) => query.where({ id }), {
    data: (event) =>
      void Object.assign(event, fields, { limit: limit ?? undefined, edited: church.now().toISOString() }),
  });
  if (!changed) return gone;
  await moveUp(church, changed);
  return done(changed);
}

/** Deletes an event with its answers. */
export function deleteEvent(church: Church, id: number): Outcome {
  if (!church.events.delete((query) => query.where({ id }))) return gone;
  forgetParties(church, id);
  return done();
}
