import {
  type ActorRefFrom,
  assign,
  type EventObject,
  emit,
  fromCallback,
  fromPromise,
  type SnapshotFrom,
  setup,
} from 'xstate';
import {
  failedWith,
  failing,
  failureOf,
  follow,
  fromOutcome,
  keeping,
  outputOf,
  required,
  retrying,
  unimplementedAction,
  unimplementedActor,
} from '@/shared/actors.machine.ts';
import { toItsEnd } from '@/shared/after-leaving.ts';
import { type AsyncState, asyncStateOf } from '@/shared/async-state.ts';
import type { Clock } from '@/shared/clock.ports.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { type LeftFormTelling, leftFormFailure } from '@/shared/form.machine.ts';
import type { Failure } from '@/shared/outcome.ts';
import type { Reading } from '@/shared/reading.machine.ts';
import { type ChangesContext, type ChangesEmitted, changesEvent } from '@/shared/unsaved-changes.ts';
import { makeWritesUnderWay } from '@/shared/writes-under-way.store.ts';
import type { ChurchEvent } from '../events/events.ts';
import type { ItemPageActor } from '../posts/post-page.machine.ts';
import type { AttendanceRepository } from './attendance.ports.ts';
import { hasOtherPlaces, nearestPeople, type OwnAttendance, type Party } from './attendance.ts';
import type { Attend, ReadAttendance } from './attendance.use-cases.ts';

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
 * places. A number that was chosen and not sent is an unsaved change. Created once for each event.
 */
export function createAttendanceMachine() {
  return setup({
    types: {
      context: {} as AttendanceContext,
      events: {} as AttendanceEvent,
      emitted: {} as AnswersChanged | ChangesEmitted,
    },
    actors: {
      read: fromPromise<OwnAttendance>(unimplementedActor('read')),
      attend: fromPromise<OwnAttendance, Answer>(unimplementedActor('attend')),
      eventListener: fromCallback<EventObject>(unimplementedAction('eventListener')),
    },
    guards: {
      hasOtherPlaces: ({ context: { attendance } }, item: ChurchEvent) =>
        attendance === undefined || hasOtherPlaces(attendance.places, item),
      mustEmitChanges: ({ context }) => isUnsent(context) !== context.hasEmittedChanges,
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
      takeBackChosen: assign(({ context: { attendance, chosen } }) => ({
        chosen: attendance === undefined ? chosen : nearestPeople(attendance, attendance.own.people),
      })),
      setFailure: assign((_, failure: Failure) => ({ failure })),
      forget: assign({ failure: undefined }),
      send: assign({ isOnItsWay: true }),
      arrive: assign({ isOnItsWay: false }),
      forgetAttendance: assign({ attendance: undefined }),
      emitChanged: emit({ type: 'answers.changed' }),
      noteEmittedChanges: assign(({ context }) => ({ hasEmittedChanges: !context.hasEmittedChanges })),
      emitChanges: emit(({ context }) => changesEvent(context)),
    },
  }).createMachine({
    id: 'attendance',
    context: { attendance: undefined, chosen: 1, failure: undefined, isOnItsWay: false, hasEmittedChanges: false },
    always: { guard: 'mustEmitChanges', actions: ['noteEmittedChanges', 'emitChanges'] },
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
        entry: ['forget', 'send'],
        exit: 'arrive',
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
        entry: ['forget', 'send'],
        exit: 'arrive',
        invoke: {
          src: 'attend',
          input: ({ context }) => ({ attendance: context.attendance, people: 0 }),
          onDone: answerAccepted,
          onError: [isPast, failing('resting', 'setFailure')],
        },
      },
      /** An editor may give the event another last day. */
      over: {
        tags: 'over',
        entry: 'takeBackChosen',
        on: { 'event.changed': { target: 'reading', actions: 'forgetAttendance' } },
      },
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

interface AttendanceContext extends ChangesContext {
  /** Undefined until it was read. */
  readonly attendance: OwnAttendance | undefined;
  /** The number of people in the field. */
  readonly chosen: number;
  /** Why the last reading or answer failed; undefined unless it did. */
  readonly failure: Failure | undefined;
  /** An answer is being sent, which goes on when the page is left. */
  readonly isOnItsWay: boolean;
}

/** Whether the number in the field is another than the one that was sent, or is on its way. */
const isUnsent = ({ attendance, chosen, isOnItsWay }: AttendanceContext): boolean =>
  !isOnItsWay && attendance !== undefined && chosen !== nearestPeople(attendance, attendance.own.people);

/** An editor has changed the event. */
export interface EventChanged {
  readonly type: 'event.changed';
  readonly item: ChurchEvent;
}

/** The server's answers to the event have changed. */
interface AnswersChanged {
  readonly type: 'answers.changed';
}

type AttendanceEvent =
  | { readonly type: 'people.chosen'; readonly people: number }
  | { readonly type: 'attendance.asked' }
  | { readonly type: 'withdrawal.asked' }
  | { readonly type: 'withdrawal.confirmed' }
  | { readonly type: 'withdrawal.dismissed' }
  | { readonly type: 'retry.asked' }
  | EventChanged;

/** What is sent: with how many people the user comes, 0 for nobody. */
interface Answer {
  readonly attendance: OwnAttendance | undefined;
  readonly people: number;
}

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
) => Reading<readonly Party[]>;

/** Provides the attendance at events for the signed-in user (MINE-05); an answer goes on when the page is left (REL-18). */
export function provideAttendance(
  read: ReadAttendance,
  attend: Attend,
  clock: Clock,
  telling: LeftFormTelling,
): ProvidedAttendance {
  const underWay = makeWritesUnderWay();
  return {
    isOver: ({ end }) => end < clock.today(),
    at: (id, page) => {
      const named = () => page.getSnapshot().context.item?.name;
      const tellSuccess = (people: number, about = named()) =>
        telling.notifications.notify({
          tone: 'success',
          subject: people === 0 ? 'attendanceWithdrawn' : 'attendanceSent',
          ...(about !== undefined && { about }),
        });
      const tellFailure = (people: number, about = named()) =>
        leftFormFailure(telling, (reason: Failure) => ({
          subject: people === 0 ? 'attendanceNotWithdrawn' : 'attendanceNotSent',
          reason,
          ...(about !== undefined && { about }),
        }));
      return {
        machine: createAttendanceMachine().provide({
          actors: {
            read: fromOutcome<OwnAttendance, unknown>(async ({ signal }) => {
              await underWay.ended(String(id));
              return read(id, signal);
            }),
            attend: fromOutcome<OwnAttendance, Answer>(({ input: { attendance, people }, signal }) => {
              const asked = { ...required(attendance), id, people };
              const tellNotSent = tellFailure(people);
              return toItsEnd(
                signal,
                () => underWay.begin(String(id), attend(asked)),
                (left) => (left.kind === 'done' ? tellSuccess(people) : tellNotSent(left.reason)),
              );
            }),
            eventListener: fromCallback<EventObject>(({ sendBack }) =>
              onChangedEvent(page, (item) => sendBack({ type: 'event.changed', item })),
            ),
          },
        }),
      };
    },
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
  return (id, attendance) => ({
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
