import { assign, setup } from 'xstate';

export interface FoldsContext {
  readonly folded: readonly string[];
}

export type FoldsEvent = { readonly type: 'fold.toggled' | 'fold.opened'; readonly id: string };

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
