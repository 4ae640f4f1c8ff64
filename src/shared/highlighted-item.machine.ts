import { fromCallback, setup } from 'xstate';
import { unimplementedAction } from './actors.machine.ts';

/**
 * An item of a list that the address highlights: more of the list is requested until the item is found, or the list ends.
 * Then the search is over, whatever happens to the list: an item that was found and removed is not looked for again.
 */
export const highlightedItemMachine = setup({
  types: {
    context: {} as HighlightedInput,
    input: {} as HighlightedInput,
    events: {} as HighlightedItemEvent,
    tags: {} as 'found' | 'missing',
  },
  actors: { list: fromCallback<HighlightedItemEvent, HighlightedInput>(unimplementedAction('list')) },
  actions: {
    askMore: unimplementedAction('askMore'),
    notifyFound: unimplementedAction('notifyFound'),
  },
}).createMachine({
  id: 'highlightedItem',
  context: ({ input }) => input,
  initial: 'searching',
  states: {
    searching: {
      invoke: { src: 'list', input: ({ context }) => context },
      on: {
        'list.changed': [
          { guard: ({ event }) => event.includesItem, target: 'found', actions: 'notifyFound' },
          { guard: ({ event }) => event.isComplete, target: 'missing' },
          { guard: ({ event }) => event.hasMore, actions: 'askMore' },
        ],
      },
    },
    found: { type: 'final', tags: 'found' },
    missing: { type: 'final', tags: 'missing' },
  },
});

/** How far the list has loaded in which an item is looked for. */
export interface ListProgress {
  readonly includesItem: boolean;
  /** Nothing more is loaded automatically: the whole list was searched, or its limit of pages is reached. */
  readonly isComplete: boolean;
  /** More can be requested. */
  readonly hasMore: boolean;
}

/** A list in which an item can be looked for. */
export interface SearchedList {
  readonly progress: (id: string) => ListProgress;
  /** Calls back whenever the result of `progress` may have changed. @returns stops listening */
  readonly onChange: (listener: () => void) => () => void;
  readonly askMore?: () => void;
  /** Called once with the item that was found, which may not be rendered yet. */
  readonly found?: (id: string) => void;
}

type HighlightedItemEvent = { readonly type: 'list.changed' } & ListProgress;

interface HighlightedInput {
  readonly id: string;
  readonly list: SearchedList;
}

/** The search for the item that an address highlights, in the list that its input names. */
export const highlightedItem = highlightedItemMachine.provide({
  actors: {
    list: fromCallback<HighlightedItemEvent, HighlightedInput>(({ input: { id, list }, sendBack }) => {
      const look = () => sendBack({ type: 'list.changed', ...list.progress(id) });
      const end = list.onChange(look);
      look();
      return end;
    }),
  },
  actions: {
    askMore: ({ context }) => context.list.askMore?.(),
    notifyFound: ({ context }) => context.list.found?.(context.id),
  },
});
