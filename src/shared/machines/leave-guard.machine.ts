import { assign, fromCallback, setup } from 'xstate';
import { unimplementedAction } from './unimplemented.ts';

export type LeaveGuardEvent =
  | { readonly type: 'changes.made' }
  | { readonly type: 'changes.gone' }
  | { readonly type: 'leave.tried' }
  /** What holds the changes is to be closed, and the page stays. */
  | { readonly type: 'closing.tried'; readonly close: () => void }
  | { readonly type: 'leave.chosen' }
  | { readonly type: 'stay.chosen' };

/** What a page holds that was not saved, and word of each time when that may have changed. */
export interface Changes {
  readonly areThere: () => boolean;
  /** @returns ends it */
  readonly onNews: (listener: () => void) => () => void;
}

interface LeaveGuardContext {
  readonly changes: Changes;
  /** Undefined where the page itself is left. */
  readonly close: (() => void) | undefined;
}

/** Follows what the page holds: its own machine tells, and the guard hears of it. */
const follow = fromCallback<LeaveGuardEvent, Changes>(({ input, sendBack }) => {
  const notify = () => sendBack({ type: input.areThere() ? 'changes.made' : 'changes.gone' });
  notify();
  return input.onNews(notify);
});

/** A page that is not left unasked while it holds what has not been saved (MEMB-05), nor what holds it closed (REL-30). */
export const leaveGuardMachine = setup({
  types: {
    context: {} as LeaveGuardContext,
    events: {} as LeaveGuardEvent,
    input: {} as Changes,
    tags: {} as 'asking',
  },
  actors: {
    follow,
    holdBack: fromCallback<LeaveGuardEvent>(unimplementedAction('holdBack')),
  },
  actions: {
    leave: unimplementedAction('leave'),
    note: assign((_, close: (() => void) | undefined) => ({ close })),
    close: (_, close: (() => void) | undefined) => close?.(),
  },
  guards: { isClosing: ({ context }) => context.close !== undefined },
}).createMachine({
  id: 'leaveGuard',
  context: ({ input }) => ({ changes: input, close: undefined }),
  invoke: { src: 'follow', input: ({ context }) => context.changes },
  initial: 'free',
  states: {
    free: {
      on: {
        'changes.made': 'guarding',
        'closing.tried': { actions: { type: 'close', params: ({ event }) => event.close } },
      },
    },
    guarding: {
      invoke: { src: 'holdBack' },
      initial: 'quiet',
      states: {
        quiet: {
          on: {
            'leave.tried': { target: 'asking', actions: { type: 'note', params: undefined } },
            'closing.tried': { target: 'asking', actions: { type: 'note', params: ({ event }) => event.close } },
          },
        },
        asking: {
          tags: 'asking',
          on: {
            'stay.chosen': 'quiet',
            // Whoever goes back once more closes the question.
            'leave.tried': 'quiet',
            'leave.chosen': [
              {
                guard: 'isClosing',
                target: '#leaveGuard.leaving',
                actions: { type: 'close', params: ({ context }) => context.close },
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
