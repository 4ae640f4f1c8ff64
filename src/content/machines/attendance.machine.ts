import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '@/shared/domain/outcome.ts';
import { failureOf, reasonOf } from '@/shared/machines/outcome-actor.ts';
import { failing, keeping, retrying } from '@/shared/machines/reading-state.ts';
import { unimplementedActor } from '@/shared/machines/unimplemented.ts';
import { mostPeople, type OwnAttendance } from '../domain/attendance.ts';

interface AttendanceContext {
  /** Undefined until it was read. */
  readonly attendance: OwnAttendance | undefined;
  /** The number of people in the field. */
  readonly chosen: number;
  /** Why the last reading or answer failed; undefined unless it did. */
  readonly failure: Failure | undefined;
}

type AttendanceEvent =
  | { readonly type: 'people.chosen'; readonly people: number }
  | { readonly type: 'attendance.asked' }
  | { readonly type: 'withdrawal.asked' }
  | { readonly type: 'withdrawal.confirmed' }
  | { readonly type: 'withdrawal.dismissed' }
  | { readonly type: 'retry.asked' };

interface Answer {
  readonly attendance: OwnAttendance | undefined;
  readonly people: number;
}

/** The server lacks the call, or the event was deleted. */
const isLacking = ({ event }: { readonly event: { readonly error: unknown } }): boolean =>
  ['unsupported', 'notFound'].includes(reasonOf(event.error));

const isFull = ({ event }: { readonly event: { readonly error: unknown } }): boolean =>
  reasonOf(event.error) === 'conflict';

/**
 * The user's answer with how many people they come to an event (MINE-05). Created once for each event: a view restarts
 * when it gets another.
 */
export function createAttendanceMachine() {
  return setup({
    types: {
      context: {} as AttendanceContext,
      events: {} as AttendanceEvent,
    },
    actors: {
      read: fromPromise<OwnAttendance>(unimplementedActor('read')),
      attend: fromPromise<OwnAttendance, Answer>(unimplementedActor('attend')),
    },
    actions: {
      keep: assign((_, attendance: OwnAttendance) => ({
        attendance,
        chosen: Math.max(1, attendance.own.people),
      })),
      /** The chosen number stays, as far as there is room for it. */
      keepChosen: assign(({ context }, attendance: OwnAttendance) => ({
        attendance,
        chosen: Math.max(1, Math.min(context.chosen, mostPeople(attendance))),
      })),
      choose: assign((_, people: number) => ({ chosen: people })),
      setFailure: assign((_, failure: Failure) => ({ failure })),
      forget: assign({ failure: undefined }),
    },
  }).createMachine({
    id: 'attendance',
    context: { attendance: undefined, chosen: 1, failure: undefined },
    initial: 'reading',
    states: {
      reading: {
        entry: 'forget',
        invoke: {
          src: 'read',
          onDone: keeping('resting', 'keep'),
          onError: [{ guard: isLacking, target: 'lacking' }, failing('failed', 'setFailure')],
        },
      },
      failed: retrying('reading'),
      lacking: { type: 'final', tags: 'lacking' },
      resting: {
        on: {
          'people.chosen': { actions: { type: 'choose', params: ({ event }) => event.people } },
          'attendance.asked': 'attending',
          'withdrawal.asked': 'asking',
        },
      },
      asking: {
        tags: 'asks',
        on: { 'withdrawal.confirmed': 'withdrawing', 'withdrawal.dismissed': 'resting' },
      },
      attending: {
        tags: 'busy',
        entry: 'forget',
        invoke: {
          src: 'attend',
          input: ({ context }) => ({ attendance: context.attendance, people: context.chosen }),
          onDone: keeping('resting', 'keep'),
          onError: [
            { guard: isFull, target: 'lookingAgain', actions: { type: 'setFailure', params: failureOf } },
            failing('resting', 'setFailure'),
          ],
        },
      },
      withdrawing: {
        tags: ['busy', 'asks'],
        entry: 'forget',
        invoke: {
          src: 'attend',
          input: ({ context }) => ({ attendance: context.attendance, people: 0 }),
          onDone: keeping('resting', 'keep'),
          onError: failing('resting', 'setFailure'),
        },
      },
      /** Others have taken the places meanwhile: the number of free places is read again. */
      lookingAgain: {
        tags: 'busy',
        invoke: { src: 'read', onDone: keeping('resting', 'keepChosen'), onError: 'resting' },
      },
    },
  });
}

export type AttendanceMachine = ReturnType<typeof createAttendanceMachine>;
