import type { EntityId } from '@/shared/entity-id.ts';
import { done, type Outcome, settledOutcome } from '@/shared/outcome.ts';
import { findLostPost } from '../writing/lost-answers.ts';
import type { AttendanceRepository } from './attendance.ports.ts';
import { largestParty, type OwnAttendance } from './attendance.ts';

/** An answer to an event, and the known number of its places. */
export interface AskedAttendance extends OwnAttendance {
  readonly id: EntityId;
  /** 0 withdraws the answer. */
  readonly people: number;
}

export type Attend = (asked: AskedAttendance, signal?: AbortSignal) => Promise<Outcome<OwnAttendance>>;

/**
 * Answers with how many people the signed-in user comes to an event (MINE-05). When the answer of the server is lost,
 * its state is read before a failure is reported (REL-16); sending the same number twice changes nothing.
 */
export function makeAttend(attendance: Pick<AttendanceRepository, 'attend'>, read: ReadAttendance): Attend {
  return async ({ id, people, places, ...asked }, signal) => {
    const outcome = await settledOutcome(() => attendance.attend(id, people, signal), signal);
    if (outcome.kind === 'done') {
      const { coming, queued, ...own } = outcome.value;
      return done({ ...asked, own, places: places.limit === undefined ? places : { ...places, coming, queued } });
    }
    const readBack = async () => {
      const found = await read(id, signal);
      return found.kind === 'done' ? done([found.value]) : found;
    };
    const found = await findLostPost(outcome.reason, readBack, ({ own }) => own.people === people, signal);
    return found.kind === 'done' ? found : outcome;
  };
}

export type ReadAttendance = (id: EntityId, signal?: AbortSignal) => Promise<Outcome<OwnAttendance>>;

/**
 * Reads the places of an event and the signed-in user's answer, in parallel (MINE-05).
 * @param isUnlinked whether the server says that the user's account is linked to no member: it then refuses a large party
 */
export function makeReadAttendance(
  attendance: Pick<AttendanceRepository, 'places' | 'own'>,
  isUnlinked: (signal?: AbortSignal) => Promise<boolean>,
): ReadAttendance {
  return async (id, signal) => {
    const [own, places, unlinked] = await Promise.all([
      attendance.own(id, signal),
      attendance.places(id, signal),
      isUnlinked(signal),
    ]);
    if (own.kind === 'refused') return own;
    if (places.kind === 'refused') return places;
    return done({ own: own.value, places: places.value, largestParty: largestParty(!unlinked) });
  };
}
