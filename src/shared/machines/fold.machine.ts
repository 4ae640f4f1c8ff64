import { emit, setup } from 'xstate';

export type FoldEvent = { readonly type: 'fold.opened' } | { readonly type: 'fold.closed' };

/** Somebody has opened it, and not what it holds. */
export interface FoldEmitted {
  readonly type: 'fold.unfolded';
}

/** Something that waits behind its button until it is wanted. */
export const foldMachine = setup({
  types: {
    context: {} as { readonly opensAtOnce: boolean },
    input: {} as { readonly open: boolean },
    events: {} as FoldEvent,
    emitted: {} as FoldEmitted,
    /** What it holds is shown. */
    tags: {} as 'open',
  },
}).createMachine({
  id: 'fold',
  context: ({ input }) => ({ opensAtOnce: input.open }),
  initial: 'placing',
  states: {
    placing: { always: [{ guard: ({ context }) => context.opensAtOnce, target: 'standing' }, { target: 'closed' }] },
    /** Nobody has opened it: it holds something. */
    standing: { tags: 'open', on: { 'fold.closed': 'closed' } },
    closed: { on: { 'fold.opened': { target: 'opened', actions: emit({ type: 'fold.unfolded' }) } } },
    opened: { tags: 'open', on: { 'fold.closed': 'closed' } },
  },
});
