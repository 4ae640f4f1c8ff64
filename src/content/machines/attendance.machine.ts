import { assign, type EventObject, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { Failure } from '@/shared/domain/outcome.ts';
import { failedWith, failureOf, outputOf } from '@/shared/machines/outcome-actor.ts';
import { failing, keeping, retrying } from '@/shared/machines/reading-state.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import { hasOtherPlaces, nearestPeople, type OwnAttendance } from '../domain/attendance.ts';
import type { ChurchEvent } from '../domain/church-event.ts';
import type { Answer, AnswersChanged, AttendanceContext, AttendanceEvent } from './attendance-state.ts';

/** The server lacks the call, or the event was deleted. */
const isAbsent = failedWith('unsupported', 'notFound');

/** Others have taken the last places. */
const isFull = failedWith('conflict');

/** The last day has ended: the form sends nothing else that the server takes as wrong. */
const isPast = { guard: failedWith('invalid'), target: 'over' } as const;

const answerAccepted = {
  target: 'resting',
  actions: [{ type: 'keep', params: outputOf }, 'emitChanged'],
} as const;

/**
 * The user's answer with how many people they come to an event (MINE-05). It is read again once the event has other
 * places. Created once for each event.
 */
export function createAttendanceMachine() {
  return setup({
    types: {
      context: {} as AttendanceContext,
      events: {} as AttendanceEvent,
      emitted: {} as AnswersChanged,
    },
    actors: {
      read: fromPromise<OwnAttendance>(unimplementedActor('read')),
      attend: fromPromise<OwnAttendance, Answer>(unimplementedActor('attend')),
      eventListener: fromCallback<EventObject>(unimplementedAction('eventListener')),
    },
    guards: {
      hasOtherPlaces: ({ context: { attendance } }, item: ChurchEvent) =>
        attendance === undefined || hasOtherPlaces(attendance.places, item),
    },
    actions: {
      keep: assign((_, attendance: OwnAttendance) => ({
        attendance,
        chosen: nearestPeople(attendance, attendance.own.people),
      })),
      /** The chosen number stays, as far as it can be answered. */
      keepChosen: assign(({ context }, attendance: OwnAttendance) => ({
        attendance,
        chosen: nearestPeople(attendance, context.chosen),
      })),
      choose: assign((_, people: number) => ({ chosen: people })),
      setFailure: assign((_, failure: Failure) => ({ failure })),
      forget: assign({ failure: undefined }),
      forgetAttendance: assign({ attendance: undefined }),
      emitChanged: emit({ type: 'answers.changed' }),
    },
  }).createMachine({
    id: 'attendance',
    context: { attendance: undefined, chosen: 1, failure: undefined },
    invoke: { src: 'eventListener' },
    initial: 'reading',
    states: {
      reading: {
        entry: 'forget',
        invoke: {
          src: 'read',
          onDone: keeping('resting', 'keep'),
          onError: [{ guard: isAbsent, target: 'absent' }, failing('failed', 'setFailure')],
        },
      },
      failed: retrying('reading'),
      absent: { type: 'final', tags: 'absent' },
      resting: {
        on: {
          'people.chosen': { actions: { type: 'choose', params: ({ event }) => event.people } },
          'attendance.asked': 'attending',
          'withdrawal.asked': 'asking',
        },
      },
      asking: {
        tags: 'asking',
        on: { 'withdrawal.confirmed': 'withdrawing', 'withdrawal.dismissed': 'resting' },
      },
      attending: {
        tags: 'busy',
        entry: 'forget',
        invoke: {
          src: 'attend',
          input: ({ context }) => ({ attendance: context.attendance, people: context.chosen }),
          onDone: answerAccepted,
          onError: [
            { guard: isFull, target: 'rereading', actions: { type: 'setFailure', params: failureOf } },
            isPast,
            failing('resting', 'setFailure'),
          ],
        },
      },
      withdrawing: {
        tags: ['busy', 'asking'],
        entry: 'forget',
        invoke: {
          src: 'attend',
          input: ({ context }) => ({ attendance: context.attendance, people: 0 }),
          onDone: answerAccepted,
          onError: [isPast, failing('resting', 'setFailure')],
        },
      },
      /** An editor may give the event another last day. */
      over: { tags: 'over', on: { 'event.changed': { target: 'reading', actions: 'forgetAttendance' } } },
      /** Others have taken the places meanwhile: the number of free places is read again. */
      rereading: {
        tags: 'busy',
        invoke: {
          src: 'read',
          onDone: { target: 'resting', actions: [{ type: 'keepChosen', params: outputOf }, 'emitChanged'] },
          onError: 'resting',
        },
      },
    },
    on: {
      'event.changed': {
        guard: { type: 'hasOtherPlaces', params: ({ event }) => event.item },
        target: '.reading',
        actions: 'forgetAttendance',
      },
    },
  });
}

export type AttendanceMachine = ReturnType<typeof createAttendanceMachine>;
