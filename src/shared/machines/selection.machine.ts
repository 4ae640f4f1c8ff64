import { assign, setup } from 'xstate';

export interface SelectionContext {
  /** The ids of the selected items, in the order of selection. */
  readonly chosen: readonly string[];
}

/** Items were dropped in a container. @property ids all that moved together */
export interface ItemsMoved {
  readonly type: 'items.moved';
  readonly ids: readonly string[];
}

export type SelectionEvent =
  | ItemsMoved
  | { readonly type: 'selecting.toggled' }
  | { readonly type: 'item.toggled'; readonly id: string }
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
  guards: {
    areAllChosen: ({ context: { chosen } }, ids: readonly string[]) => chosen.every((id) => ids.includes(id)),
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
        // An item that is moved without the other selected ones leaves them selected.
        'items.moved': { guard: { type: 'areAllChosen', params: ({ event }) => event.ids }, actions: 'clear' },
      },
    },
  },
});
