import type { SnapshotFrom } from 'xstate';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { fromOutcome, required } from '@/shared/machines/outcome-actor.ts';
import type { ProvidedReadOnce } from '@/shared/machines/provide-read-once.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { OwnAttendance, Party } from '../domain/attendance.ts';
import type { ChurchEvent } from '../domain/church-event.ts';
import type { Attend } from '../use-cases/make-attend.ts';
import type { ReadAttendance } from '../use-cases/make-read-attendance.ts';
import { type AttendanceMachine, createAttendanceMachine } from './attendance.machine.ts';

/** The view model of the attendance at an event. `lacking`: the server has no such call. */
export type AttendanceViewModel =
  | { readonly status: 'loading' }
  | { readonly status: 'lacking' }
  | { readonly status: 'failed'; readonly reason: Failure }
  | {
      readonly status: 'ready';
      readonly attendance: OwnAttendance;
      readonly chosen: number;
      readonly isBusy: boolean;
      /** Whether the user is asked to confirm that they withdraw their answer. */
      readonly asks: boolean;
      readonly failure: Failure | undefined;
    };

/** The attendance at one event; undefined when the event is over. */
export type ProvidedAttendance = { readonly machine: AttendanceMachine } | undefined;

export type AttendanceFactory = (event: ChurchEvent) => ProvidedAttendance;

/** The answers to an event, for its editors. */
export type PartiesOf = (id: EntityId) => ProvidedReadOnce<readonly Party[]>;

/** Provides the attendance at events for the signed-in user (MINE-05). */
export function provideAttendance(read: ReadAttendance, attend: Attend, clock: Clock): AttendanceFactory {
  return ({ id, end }) => {
    if (end < clock.today()) return undefined;
    const machine = createAttendanceMachine().provide({
      actors: {
        read: fromOutcome<OwnAttendance, unknown>(({ signal }) => read(id, signal)),
        attend: fromOutcome<OwnAttendance, { attendance: OwnAttendance | undefined; people: number }>(
          ({ input: { attendance, people }, signal }) => attend({ ...required(attendance), id, people }, signal),
        ),
      },
    });
    return { machine };
  };
}

export function selectAttendance(snapshot: SnapshotFrom<AttendanceMachine>): AttendanceViewModel {
  const { attendance, chosen, failure } = snapshot.context;
  if (snapshot.matches('lacking')) return { status: 'lacking' };
  if (attendance === undefined) {
    return failure === undefined ? { status: 'loading' } : { status: 'failed', reason: failure };
  }
  return {
    status: 'ready',
    attendance,
    chosen,
    isBusy: snapshot.hasTag('busy'),
    asks: snapshot.hasTag('asks'),
    failure,
  };
}
