import { assign, fromCallback, sendTo, setup } from 'xstate';
import { type Receiver, required, unimplementedAction } from './actors.machine.ts';
import type { LeaveGuard, PageHistory } from './navigation.ports.ts';
import type { ChangesEmitted, ChangesEnd, ChangesHolder } from './unsaved-changes.ts';

/** Passes on what the actors emit about the page's unsaved changes; those that are there already are read once. */
const follow = fromCallback<LeaveGuardEvent, LeaveGuardInput>(({ input: { changes, subject }, sendBack }) => {
  if (changes.getSnapshot().context.hasEmittedChanges) sendBack({ type: 'changes.made' });
  const listening = [
    changes.on('changes.made', sendBack),
    changes.on('changes.gone', sendBack),
    subject?.on('changes.gone', sendBack),
  ];
  return () => {
    for (const subscription of listening) subscription?.unsubscribe();
  };
});

/** Asks before the user leaves a page with unsaved changes (MEMB-05), or closes the element that holds them (REL-30). */
export const leaveGuardMachine = setup({
  types: {
    context: {} as LeaveGuardContext,
    events: {} as LeaveGuardEvent,
    input: {} as LeaveGuardInput,
    tags: {} as 'asking',
  },
  actors: {
    follow,
    activate: fromCallback<LeaveGuardEvent>(unimplementedAction('activate')),
  },
  actions: {
    leave: unimplementedAction('leave'),
    setHolder: assign((_, holder: Receiver<ChangesLeft> | undefined) => ({ holder })),
    sendLeft: sendTo((_, holder: Receiver<ChangesLeft>) => holder, { type: 'changes.left' }),
  },
  guards: { isClosing: ({ context }) => context.holder !== undefined },
}).createMachine({
  id: 'leaveGuard',
  context: ({ input }) => ({ ...input, holder: undefined }),
  invoke: { src: 'follow', input: ({ context }) => context },
  initial: 'free',
  states: {
    free: {
      on: {
        'changes.made': 'guarding',
        'close.asked': { actions: { type: 'sendLeft', params: ({ event }) => event.holder } },
      },
    },
    guarding: {
      invoke: { src: 'activate' },
      initial: 'quiet',
      states: {
        quiet: {
          on: {
            'leave.asked': { target: 'asking', actions: { type: 'setHolder', params: undefined } },
            'close.asked': { target: 'asking', actions: { type: 'setHolder', params: ({ event }) => event.holder } },
          },
        },
        asking: {
          tags: 'asking',
          on: {
            'stay.chosen': 'quiet',
            // Going back a second time closes the question.
            'leave.asked': 'quiet',
            'leave.chosen': [
              {
                guard: 'isClosing',
                target: '#leaveGuard.leaving',
                actions: { type: 'sendLeft', params: ({ context }) => required(context.holder) },
              },
              { target: '#leaveGuard.leaving', actions: 'leave' },
            ],
          },
        },
      },
      on: { 'changes.gone': 'free' },
    },
    leaving: { on: { 'changes.gone': 'free' } },
  },
});

/** Makes the machine for the history of the tab, which views have. */
export type MakeLeaveQuestion = (history: PageHistory) => typeof leaveGuardMachine;

/** The element with the changes may close: there are none, or the user discards them. */
export interface ChangesLeft {
  readonly type: 'changes.left';
}

export type LeaveGuardEvent =
  | ChangesEmitted
  | { readonly type: 'leave.asked' }
  /** The element with the changes is to be closed, and the page stays. */
  | { readonly type: 'close.asked'; readonly holder: Receiver<ChangesLeft> }
  | { readonly type: 'leave.chosen' }
  | { readonly type: 'stay.chosen' };

export interface LeaveGuardInput {
  readonly changes: ChangesHolder;
  /** The subject of the changes, where it can be removed while they are there. */
  readonly subject?: ChangesEnd | undefined;
}

interface LeaveGuardContext extends LeaveGuardInput {
  /** Undefined where the page itself is left. */
  readonly holder: Receiver<ChangesLeft> | undefined;
}

/** Provides the question before unsaved changes are left with the guard of the browser. */
export function provideLeaveGuard(guard: LeaveGuard): typeof leaveGuardMachine {
  return leaveGuardMachine.provide({
    actors: {
      activate: fromCallback<LeaveGuardEvent>(({ sendBack }) =>
        guard.activate(() => sendBack({ type: 'leave.asked' })),
      ),
    },
    actions: { leave: () => guard.leave() },
  });
}
