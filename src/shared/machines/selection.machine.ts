import { assign, setup } from 'xstate';

export interface SelectionContext {
  /** What is chosen, by its id, in the order in which it was. */
  readonly chosen: readonly string[];
}

export type SelectionEvent =
  | { readonly type: 'selecting.toggled' }
  | { readonly type: 'thing.toggled'; readonly id: string }
  /** What was chosen has been moved, or nobody wants it any more. */
  | { readonly type: 'selection.cleared' };

/** Several of many things are chosen, so that one deed does for all of them. */
export const selectionMachine = setup({
  types: { context: {} as SelectionContext, events: {} as SelectionEvent, tags: {} as 'selecting' },
  actions: {
    toggle: assign(({ context: { chosen } }, id: string) => ({
      chosen: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
    })),
    clear: assign({ chosen: [] }),
  },
}).createMachine({
  id: 'selection',
  context: { chosen: [] },
  initial: 'off',
  states: {
    off: { on: { 'selecting.toggled': 'on' } },
    on: {
      tags: 'selecting',
      exit: 'clear',
      on: {
        'selecting.toggled': 'off',
        'thing.toggled': { actions: { type: 'toggle', params: ({ event }) => event.id } },
        'selection.cleared': { actions: 'clear' },
      },
    },
  },
});
