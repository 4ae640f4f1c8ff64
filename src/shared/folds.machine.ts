import { assign, emit, setup } from 'xstate';

/** Parts of a page that can be collapsed independently. */
export const foldsMachine = setup({
  types: {
    context: {} as FoldsContext,
    input: {} as { readonly folded: readonly string[] },
    events: {} as FoldsEvent,
  },
  actions: {
    open: assign(({ context: { folded } }, id: string) => ({ folded: folded.filter((one) => one !== id) })),
    fold: assign(({ context: { folded } }, id: string) => ({ folded: [...folded, id] })),
  },
  guards: { isFolded: ({ context: { folded } }, id: string) => folded.includes(id) },
}).createMachine({
  id: 'folds',
  context: ({ input }) => ({ folded: input.folded }),
  on: {
    'fold.toggled': [
      {
        guard: { type: 'isFolded', params: ({ event }) => event.id },
        actions: { type: 'open', params: ({ event }) => event.id },
      },
      { actions: { type: 'fold', params: ({ event }) => event.id } },
    ],
    'fold.opened': { actions: { type: 'open', params: ({ event }) => event.id } },
  },
});

export interface FoldsContext {
  readonly folded: readonly string[];
}

export type FoldsEvent = { readonly type: 'fold.toggled' | 'fold.opened'; readonly id: string };

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
