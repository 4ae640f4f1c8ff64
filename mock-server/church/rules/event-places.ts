import type { Church } from '../church.ts';
import type { Attendance, ChurchEvent } from '../schemas/content.ts';
import { type Refused, refuseInvalid } from './outcome.ts';

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
export function limitRefused(church: Church, eventId: number, limit: number | null | undefined): Refused | undefined {
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

/** Deletes the answers to a deleted event. */
export function forgetParties(church: Church, eventId: number): void {
  for (const { id } of partiesOf(church, eventId)) church.attendances.delete((query) => query.where({ id }));
}
