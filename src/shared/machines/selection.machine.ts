import { assign, setup } from 'xstate';

export interface SelectionContext {
  /** The ids of the selected items, in the order of selection. */
  readonly chosen: readonly string[];
}

export type SelectionEvent =
  | { readonly type: 'selecting.toggled' }
  | { readonly type: 'item.toggled'; readonly id: string }
  /** The selected items were moved, or the user cleared the selection. */
  | { readonly type: 'selection.cleared' };

/** A selection of several items, so that one action applies to all of them. */
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
        'item.toggled': { actions: { type: 'toggle', params: ({ event }) => event.id } },
        'selection.cleared': { actions: 'clear' },
      },
    },
  },
});
