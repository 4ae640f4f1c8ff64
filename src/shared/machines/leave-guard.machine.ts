import { fromCallback, setup } from 'xstate';
import { unimplementedAction } from './unimplemented.ts';

export type LeaveGuardEvent =
  | { readonly type: 'changes.made' }
  | { readonly type: 'changes.gone' }
  | { readonly type: 'leave.tried' }
  | { readonly type: 'leave.chosen' }
  | { readonly type: 'stay.chosen' };

/** What a page holds that was not saved, and word of each time when that may have changed. */
export interface Changes {
  readonly areThere: () => boolean;
  /** @returns ends it */
  readonly onNews: (listener: () => void) => () => void;
}

/** Follows what the page holds: its own machine tells, and the guard hears of it. */
const follow = fromCallback<LeaveGuardEvent, Changes>(({ input, sendBack }) => {
  const tell = () => sendBack({ type: input.areThere() ? 'changes.made' : 'changes.gone' });
  tell();
  return input.onNews(tell);
});

/** A page that is not left unasked while it holds what has not been saved (MEMB-05). */
export const leaveGuardMachine = setup({
  types: {
    context: {} as { readonly changes: Changes },
    events: {} as LeaveGuardEvent,
    input: {} as Changes,
    tags: {} as 'asking',
  },
  actors: {
    follow,
    holdBack: fromCallback<LeaveGuardEvent>(unimplementedAction('holdBack')),
  },
  actions: { leave: unimplementedAction('leave') },
}).createMachine({
  id: 'leaveGuard',
  context: ({ input }) => ({ changes: input }),
  invoke: { src: 'follow', input: ({ context }) => context.changes },
  initial: 'free',
  states: {
    free: { on: { 'changes.made': 'guarding' } },
    guarding: {
      invoke: { src: 'holdBack' },
      initial: 'quiet',
      states: {
        quiet: { on: { 'leave.tried': 'asking' } },
        // Whoever goes back once more closes the question.
        asking: {
          tags: 'asking',
          on: { 'stay.chosen': 'quiet', 'leave.tried': 'quiet', 'leave.chosen': '#leaveGuard.leaving' },
        },
      },
      on: { 'changes.gone': 'free' },
    },
    leaving: {
      entry: 'leave',
      on: { 'changes.gone': 'free' },
    },
  },
});
