import { setup } from 'xstate';

export type FoldEvent = { readonly type: 'fold.opened' } | { readonly type: 'fold.closed' };

/** Something that waits behind its button until it is wanted. */
export const foldMachine = setup({
  types: {
    context: {} as { readonly opensAtOnce: boolean },
    input: {} as { readonly open: boolean },
    events: {} as FoldEvent,
  },
}).createMachine({
  id: 'fold',
  context: ({ input }) => ({ opensAtOnce: input.open }),
  initial: 'placing',
  states: {
    placing: { always: [{ guard: ({ context }) => context.opensAtOnce, target: 'standing' }, { target: 'closed' }] },
    /** Nobody has opened it: it holds something. */
    standing: { on: { 'fold.closed': 'closed' } },
    closed: { on: { 'fold.opened': 'opened' } },
    opened: { on: { 'fold.closed': 'closed' } },
  },
});
