import type { SnapshotFrom } from 'xstate';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { type AsyncState, asyncStateOf } from '@/shared/machines/async-state.ts';
import { fromOutcome, required } from '@/shared/machines/outcome-actor.ts';
import type { ProvidedReadOnce } from '@/shared/machines/provide-read-once.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { OwnAttendance, Party } from '../domain/attendance.ts';
import type { ChurchEvent } from '../domain/church-event.ts';
import type { Attend } from '../use-cases/make-attend.ts';
import type { ReadAttendance } from '../use-cases/make-read-attendance.ts';
import { type AttendanceMachine, createAttendanceMachine } from './attendance.machine.ts';

/** The view model of the user's answer to an event. */
export interface AttendanceViewModel {
  readonly attendance: OwnAttendance;
  readonly chosen: number;
  readonly isBusy: boolean;
  /** Whether the user is asked to confirm that they withdraw their answer. */
  readonly asks: boolean;
  /** Why the last answer failed; undefined unless it did. */
  readonly failure: Failure | undefined;
}

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

/** @returns `empty` where the server has no such call, or no such event any more */
export function selectAttendance(snapshot: SnapshotFrom<AttendanceMachine>): AsyncState<AttendanceViewModel> {
  const { attendance, chosen, failure } = snapshot.context;
  if (snapshot.hasTag('lacking')) return { status: 'empty' };
  if (attendance === undefined) return asyncStateOf<AttendanceViewModel>(undefined, failure);
  const [isBusy, asks] = [snapshot.hasTag('busy'), snapshot.hasTag('asks')];
  return { status: 'ready', value: { attendance, chosen, isBusy, asks, failure } };
}
