import { type ActorRefFrom, type EventObject, fromCallback, type SnapshotFrom } from 'xstate';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { type AsyncState, asyncStateOf } from '@/shared/machines/async-state.ts';
import { follow } from '@/shared/machines/follow.ts';
import { fromOutcome, required } from '@/shared/machines/outcome-actor.ts';
import { type ProvidedReadOnce, provideReadOnce } from '@/shared/machines/provide-read-once.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { OwnAttendance, Party } from '../domain/attendance.ts';
import type { ChurchEvent } from '../domain/church-event.ts';
import type { AttendanceRepository } from '../ports/attendance-repository.ts';
import type { Attend } from '../use-cases/make-attend.ts';
import type { ReadAttendance } from '../use-cases/make-read-attendance.ts';
import { type AttendanceMachine, createAttendanceMachine } from './attendance.machine.ts';
import type { ItemPageActor } from './provide-item-page.ts';

/** The view model of the user's answer to an event. */
export interface AttendanceViewModel {
  readonly attendance: OwnAttendance;
  readonly chosen: number;
  readonly isBusy: boolean;
  /** Whether the user is asked to confirm that they withdraw their answer. */
  readonly isAsking: boolean;
  /** The last day has ended while the page was open: nothing can be answered any more. */
  readonly isOver: boolean;
  /** Why the last answer failed; undefined unless it did. */
  readonly failure: Failure | undefined;
}

/** The page of an event, on which its editors may change it. */
export type EventPageActor = Pick<ItemPageActor<ChurchEvent>, 'getSnapshot' | 'subscribe'>;

export interface ProvidedAttendance {
  /** The answers to an event that is over are not asked for any more. */
  readonly isOver: (event: ChurchEvent) => boolean;
  /** The user's answer to the event with that id, which the page shows. */
  readonly at: (id: EntityId, page: EventPageActor) => { readonly machine: AttendanceMachine };
}

/**
 * The answers to an event, for its editors.
 * @param attendance the user's own answer, which is one of them; absent for an event that is over
 */
export type PartiesOf = (
  id: EntityId,
  attendance: ActorRefFrom<AttendanceMachine> | undefined,
) => ProvidedReadOnce<readonly Party[]>;

/** Provides the attendance at events for the signed-in user (MINE-05). */
export function provideAttendance(read: ReadAttendance, attend: Attend, clock: Clock): ProvidedAttendance {
  return {
    isOver: ({ end }) => end < clock.today(),
    at: (id, page) => ({
      machine: createAttendanceMachine().provide({
        actors: {
          read: fromOutcome<OwnAttendance, unknown>(({ signal }) => read(id, signal)),
          attend: fromOutcome<OwnAttendance, { attendance: OwnAttendance | undefined; people: number }>(
            ({ input: { attendance, people }, signal }) => attend({ ...required(attendance), id, people }, signal),
          ),
          eventListener: fromCallback<EventObject>(({ sendBack }) =>
            onChangedEvent(page, (item) => sendBack({ type: 'event.changed', item })),
          ),
        },
      }),
    }),
  };
}

/** Notifies when the event of a page was changed. @returns stops that */
function onChangedEvent(page: EventPageActor, listener: (item: ChurchEvent) => void): () => void {
  let known = page.getSnapshot().context.item;
  return follow(page, () => {
    const { item } = page.getSnapshot().context;
    const isOther = item !== known;
    known = item;
    if (isOther && item !== undefined) listener(item);
  });
}

/** Provides the answers to events, which are read again when the user has changed their own. */
export function provideParties({ parties }: Pick<AttendanceRepository, 'parties'>): PartiesOf {
  return (id, attendance) =>
    provideReadOnce({
      read: (signal) => parties(id, signal),
      onOutdated:
        attendance &&
        ((listener) => {
          const listening = attendance.on('answers.changed', listener);
          return () => listening.unsubscribe();
        }),
    });
}

/** @returns `empty` where the server has no such call, or no such event any more */
export function selectAttendance(snapshot: SnapshotFrom<AttendanceMachine>): AsyncState<AttendanceViewModel> {
  const { attendance, chosen, failure } = snapshot.context;
  if (snapshot.hasTag('absent')) return { status: 'empty' };
  if (attendance === undefined) return asyncStateOf<AttendanceViewModel>(undefined, failure);
  const [isBusy, isAsking, isOver] = [snapshot.hasTag('busy'), snapshot.hasTag('asking'), snapshot.hasTag('over')];
  return { status: 'ready', value: { attendance, chosen, isBusy, isAsking, isOver, failure } };
}
