import type { CalendarDate } from '@/shared/dates.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import type { ChurchEvent } from '../events/events.ts';

/** The number of people for whom the user has answered; 0 without an answer (MINE-05). */
export interface OwnAnswer {
  readonly people: number;
  /** Whether they are on the waiting list until there is room for all of them. */
  readonly waiting: boolean;
}

/** The user's answer to one event. */
export interface EventAnswer extends OwnAnswer {
  readonly eventId: EntityId;
  readonly name: string;
  /** Its first day; undefined where the server does not say it. */
  readonly start: CalendarDate | undefined;
}

/** The places of an event. */
export interface EventPlaces {
  /** Undefined where they are not limited. */
  readonly limit: number | undefined;
  /** How many people come; undefined where the server does not tell this user. */
  readonly coming: number | undefined;
  /** How many people wait for the next free places; undefined where the server does not say it. */
  readonly queued: number | undefined;
  /** Whether people for whom there is no room can be put on the waiting list. */
  readonly waitingList: boolean;
}

/** The attendance at an event, with the user's own answer. */
export interface OwnAttendance {
  readonly places: EventPlaces;
  readonly own: OwnAnswer;
  /** For how many people this user may answer. */
  readonly largestParty: number;
}

/** One answer, as those who prepare the event see it. */
export interface Party extends OwnAnswer {
  readonly name: string;
}

/** For how many people a user may answer: an account that no Admin has linked to a member, for fewer. */
export const largestParty = (isLinked: boolean): number => (isLinked ? 20 : 5);

/**
 * How many more people can come: nobody while others wait, whose the next free places are. Undefined where that is not
 * limited, or not known.
 */
export function freePlaces({ limit, coming, queued = 0 }: EventPlaces): number | undefined {
  if (limit === undefined || coming === undefined) return undefined;
  return queued > 0 ? 0 : Math.max(0, limit - coming);
}

/** The largest number that can be answered; 0 when the event is full. */
export function mostPeople({ places, own, largestParty: most }: OwnAttendance): number {
  const { limit = most, waitingList } = places;
  const free = freePlaces(places) ?? limit;
  if (own.people > 0 && !own.waiting) return Math.min(most, own.people + free);
  return Math.min(most, waitingList || own.waiting ? limit : free);
}

/** The nearest number that can be answered: a limit that was lowered may be below the number that waits. */
export const nearestPeople = (attendance: OwnAttendance, people: number): number =>
  Math.max(1, Math.min(people, mostPeople(attendance)));

/** Whether so many people would be put on the waiting list. */
export function wouldWait({ places, own }: OwnAttendance, people: number): boolean {
  return own.waiting || (own.people === 0 && people > (freePlaces(places) ?? people));
}

/** Whether an event that was changed has other places than those that were read. */
export const hasOtherPlaces = (read: EventPlaces, { limit, waitingList = false }: ChurchEvent): boolean =>
  limit !== read.limit || waitingList !== read.waitingList;

/** How many people come in all, and how many are on the waiting list. */
export function sumOf(parties: readonly Party[]): { readonly coming: number; readonly waiting: number } {
  const sum = (waits: boolean) =>
    parties.reduce((all, { people, waiting }) => (waiting === waits ? all + people : all), 0);
  return { coming: sum(false), waiting: sum(true) };
}
