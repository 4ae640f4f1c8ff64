import { fromCallback } from 'xstate';
import {
  type HighlightedInput,
  type HighlightedItemEvent,
  highlightedItemMachine,
} from './highlighted-item.machine.ts';

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
