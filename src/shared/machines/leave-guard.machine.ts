import { fromCallback, setup } from 'xstate';
import { unimplementedAction } from './unimplemented.ts';

export type LeaveGuardEvent =
  | { readonly type: 'changes.made' }
  | { readonly type: 'changes.gone' }
  | { readonly type: 'leave.tried' }
  | { readonly type: 'leave.chosen' }
  | { readonly type: 'stay.chosen' };

/** A page that is not left unasked while it holds what has not been saved (MEMB-05). */
export const leaveGuardMachine = setup({
  types: { events: {} as LeaveGuardEvent },
  actors: { holdBack: fromCallback<LeaveGuardEvent>(unimplementedAction('holdBack')) },
  actions: { leave: unimplementedAction('leave') },
}).createMachine({
  id: 'leaveGuard',
  initial: 'free',
  states: {
    free: { on: { 'changes.made': 'guarding' } },
    guarding: {
      invoke: { src: 'holdBack' },
      initial: 'quiet',
      states: {
        quiet: { on: { 'leave.tried': 'asking' } },
        // Whoever goes back once more closes the question.
        asking: { on: { 'stay.chosen': 'quiet', 'leave.tried': 'quiet', 'leave.chosen': '#leaveGuard.leaving' } },
      },
      on: { 'changes.gone': 'free' },
    },
    leaving: {
      entry: 'leave',
      on: { 'changes.gone': 'free' },
    },
  },
});
