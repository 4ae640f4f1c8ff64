import { plainOrder } from '../calendar-date.ts';
import type { Church } from '../church.ts';
import type { Attendance, ChurchEvent } from '../schemas/content.ts';
import { findAccount } from './accounts.ts';
import { done, type Outcome, type Refused, refuse, refuseInvalid } from './outcome.ts';
import { lostPostUpdate, type PostChange } from './posts.ts';
import { bringBack, setAside } from './removed.ts';

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

/** Deletes an event with its answers; {@link restoreEvent} undoes it. */
export async function deleteEvent(church: Church, id: number): Promise<Outcome> {
  const found = readEvent(church, id);
  if (found.kind === 'refused') return found;
  await setAside(church, { kind: 'events', key: id }, { events: [found.value], attendances: partiesOf(church, id) });
  return done();
}

/** Undoes a deletion, but for the answers of accounts that have ended meanwhile; one that is not deleted stays as it is (LIST-06). */
export async function restoreEvent(church: Church, id: number): Promise<Outcome<ChurchEvent>> {
  await bringBack(church, { kind: 'events', key: id });
  church.attendances.deleteMany((query) =>
    query.where(({ eventId, accountId }) => eventId === id && findAccount(church, accountId) === undefined),
  );
  return readEvent(church, id);
}

/** The parties that come to an event or wait for a place, in chronological order. */
export const partiesOf = (church: Church, eventId: number): Attendance[] =>
  church.attendances.findMany((query) => query.where({ eventId })).toSorted((one, other) => one.id - other.id);

/** How many people come. */
export const comingTo = (church: Church, eventId: number): number =>
  partiesOf(church, eventId).reduce((sum, { people, waiting }) => (waiting ? sum : sum + people), 0);

/** The parties that wait and can still come: one that is larger than the whole limit does not block others. */
export const queueFor = (
  church: Church,
  { id, limit = Number.POSITIVE_INFINITY }: Pick<ChurchEvent, 'id' | 'limit'>,
): Attendance[] => partiesOf(church, id).filter(({ waiting, people }) => waiting && people <= limit);

/** How many people come, and how many wait for the next free places. */
export interface TakenPlaces {
  readonly coming: number;
  readonly queued: number;
}

export const takenPlaces = (church: Church, event: ChurchEvent): TakenPlaces => ({
  coming: comingTo(church, event.id),
  queued: queueFor(church, event).reduce((sum, { people }) => sum + people, 0),
});

/** The public view of an event: where its places are limited, how many are taken, but never by whom (MINE-05). */
export const withPlaces = (church: Church, event: ChurchEvent): ChurchEvent & Partial<TakenPlaces> =>
  event.limit === undefined ? event : { ...event, ...takenPlaces(church, event) };

/** Refuses a limit below the number of people who already come: they keep their places. */
function limitRefused(church: Church, eventId: number, limit: number | null | undefined): Refused | undefined {
  if (limit === null || limit === undefined) return undefined;
  const coming = comingTo(church, eventId);
  if (limit >= coming) return undefined;
  return refuseInvalid('limit', `이미 ${coming}명이 오기로 하여 그보다 적게 정할 수 없습니다.`);
}

/**
 * Gives free places to waiting parties, in strict chronological order: none overtakes a larger party for which there is
 * no room yet.
 */
export async function moveUp(church: Church, event: ChurchEvent) {
  let free = (event.limit ?? Number.POSITIVE_INFINITY) - comingTo(church, event.id);
  for (const { id, people } of queueFor(church, event)) {
    if (people > free) return;
    free -= people;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await church.attendances.update((query) => query.where({ id }), {
      data: (party) => void Object.assign(party, { waiting: false }),
    });
  }
}
