import { assign, setup } from 'xstate';

/** The field that filters a list of names. */
export const nameFilterMachine = setup({
  types: { context: {} as { readonly text: string }, events: {} as NameFilterEvent, tags: {} as 'narrowed' },
  guards: { isBlank: (_, text: string) => text.trim() === '' },
  actions: { keep: assign({ text: ({ event }) => (event.type === 'text.changed' ? event.text : '') }) },
}).createMachine({
  id: 'nameFilter',
  context: { text: '' },
  initial: 'whole',
  states: {
    whole: {
      on: {
        'text.changed': [
          { guard: { type: 'isBlank', params: ({ event }) => event.text }, actions: 'keep' },
          { target: 'narrowed', actions: 'keep' },
        ],
      },
    },
    narrowed: {
      tags: 'narrowed',
      on: {
        'text.changed': [
          { guard: { type: 'isBlank', params: ({ event }) => event.text }, target: 'whole', actions: 'keep' },
          { actions: 'keep' },
        ],
        'filter.cleared': { target: 'whole', actions: 'keep' },
      },
    },
  },
});

export type NameFilterEvent =
  /** @property text as the field holds it, including a syllable that is still being composed */
  { readonly type: 'text.changed'; readonly text: string } | { readonly type: 'filter.cleared' };
