import { assign, fromCallback, setup } from 'xstate';
import { unimplementedAction } from './unimplemented.ts';

export type LeaveGuardEvent =
  | { readonly type: 'changes.made' }
  | { readonly type: 'changes.gone' }
  | { readonly type: 'leave.asked' }
  /** The element with the unsaved changes is to be closed, and the page stays. */
  | { readonly type: 'close.asked'; readonly close: () => void }
  | { readonly type: 'leave.chosen' }
  | { readonly type: 'stay.chosen' };

/** Whether a page has unsaved changes, and a notification whenever that may have changed. */
export interface Changes {
  readonly areThere: () => boolean;
  /** @returns stops listening */
  readonly onNews: (listener: () => void) => () => void;
}

interface LeaveGuardContext {
  readonly changes: Changes;
  /** Undefined where the page itself is left. */
  readonly close: (() => void) | undefined;
}

/** Follows the page's unsaved changes, of which the page's own machine notifies. */
const follow = fromCallback<LeaveGuardEvent, Changes>(({ input, sendBack }) => {
  const notify = () => sendBack({ type: input.areThere() ? 'changes.made' : 'changes.gone' });
  notify();
  return input.onNews(notify);
});

/** Asks before the user leaves a page with unsaved changes (MEMB-05), or closes the element that holds them (REL-30). */
export const leaveGuardMachine = setup({
  types: {
    context: {} as LeaveGuardContext,
    events: {} as LeaveGuardEvent,
    input: {} as Changes,
    tags: {} as 'asking',
  },
  actors: {
    follow,
    activate: fromCallback<LeaveGuardEvent>(unimplementedAction('activate')),
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
        'close.asked': { actions: { type: 'close', params: ({ event }) => event.close } },
      },
    },
    guarding: {
      invoke: { src: 'activate' },
      initial: 'quiet',
      states: {
        quiet: {
          on: {
            'leave.asked': { target: 'asking', actions: { type: 'note', params: undefined } },
            'close.asked': { target: 'asking', actions: { type: 'note', params: ({ event }) => event.close } },
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
