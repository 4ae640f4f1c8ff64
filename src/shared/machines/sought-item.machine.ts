import { fromCallback, setup } from 'xstate';
import { unimplementedAction } from './unimplemented.ts';

/** How far the list has loaded in which an item is looked for. */
export interface ListProgress {
  readonly holds: boolean;
  /** Nothing more is loaded automatically: the whole list was searched, or its limit of pages is reached. */
  readonly isWhole: boolean;
  /** More can be requested. */
  readonly rests: boolean;
}

export type SoughtItemEvent = { readonly type: 'list.changed' } & ListProgress;

interface SoughtItem {
  readonly id: string;
}

/**
 * An item of a list that the address highlights: more of the list is requested until the item is found, or the list ends.
 * Then the search is over, whatever happens to the list: an item that was found and removed is not looked for again.
 */
export const soughtItemMachine = setup({
  types: {
    context: {} as SoughtItem,
    input: {} as SoughtItem,
    events: {} as SoughtItemEvent,
    tags: {} as 'found' | 'missing',
  },
  actors: { list: fromCallback<SoughtItemEvent, string>(unimplementedAction('list')) },
  actions: {
    askMore: unimplementedAction('askMore'),
    notifyFound: (_, _id: string) => unimplementedAction('notifyFound')(),
  },
}).createMachine({
  id: 'soughtItem',
  context: ({ input }) => input,
  initial: 'seeking',
  states: {
    seeking: {
      invoke: { src: 'list', input: ({ context }) => context.id },
      on: {
        'list.changed': [
          {
            guard: ({ event }) => event.holds,
            target: 'found',
            actions: { type: 'notifyFound', params: ({ context }) => context.id },
          },
          { guard: ({ event }) => event.isWhole, target: 'missing' },
          { guard: ({ event }) => event.rests, actions: 'askMore' },
        ],
      },
    },
    found: { type: 'final', tags: 'found' },
    missing: { type: 'final', tags: 'missing' },
  },
});
