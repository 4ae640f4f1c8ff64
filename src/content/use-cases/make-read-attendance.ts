import type { EntityId } from '@/shared/domain/entity-id.ts';
import { done, type Outcome } from '@/shared/domain/outcome.ts';
import type { OwnAttendance } from '../domain/attendance.ts';
import type { AttendanceRepository } from '../ports/attendance-repository.ts';

export type ReadAttendance = (id: EntityId, signal?: AbortSignal) => Promise<Outcome<OwnAttendance>>;

/** Reads the places of an event and the signed-in user's answer, in parallel (MINE-05). */
export function makeReadAttendance(attendance: Pick<AttendanceRepository, 'places' | 'own'>): ReadAttendance {
  return async (id, signal) => {
    const [own, places] = await Promise.all([attendance.own(id, signal), attendance.places(id, signal)]);
    if (own.kind === 'refused') return own;
    return places.kind === 'refused' ? places : done({ own: own.value, places: places.value });
  };
}
