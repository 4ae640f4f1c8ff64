import { emit, setup } from 'xstate';

export type FoldEvent = { readonly type: 'fold.opened' } | { readonly type: 'fold.closed' };

/** The user has opened it; not emitted where it was open from the start. */
export interface FoldEmitted {
  readonly type: 'fold.unfolded';
}

/** Content that is hidden behind a button until the user opens it. */
export const foldMachine = setup({
  types: {
    context: {} as { readonly opensAtOnce: boolean },
    input: {} as { readonly open: boolean },
    events: {} as FoldEvent,
    emitted: {} as FoldEmitted,
    /** The content is shown. */
    tags: {} as 'open',
  },
}).createMachine({
  id: 'fold',
  context: ({ input }) => ({ opensAtOnce: input.open }),
  initial: 'placing',
  states: {
    placing: { always: [{ guard: ({ context }) => context.opensAtOnce, target: 'standing' }, { target: 'closed' }] },
    /** Open from the start, because it has content. */
    standing: { tags: 'open', on: { 'fold.closed': 'closed' } },
    closed: { on: { 'fold.opened': { target: 'opened', actions: emit({ type: 'fold.unfolded' }) } } },
    opened: { tags: 'open', on: { 'fold.closed': 'closed' } },
  },
});
