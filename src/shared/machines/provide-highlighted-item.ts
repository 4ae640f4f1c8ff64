import { fromCallback } from 'xstate';
import { highlightedItemMachine, type ListProgress } from './highlighted-item.machine.ts';

/** A list in which an item can be looked for. */
export interface SearchedList {
  readonly progress: (id: string) => ListProgress;
  /** Calls back whenever the result of `progress` may have changed. @returns stops listening */
  readonly onChange: (listener: () => void) => () => void;
  readonly askMore?: () => void;
  /** Called once with the item that was found, which may not be rendered yet. */
  readonly found?: (id: string) => void;
}

/** Lets a search follow its list. */
export function provideHighlightedItem({
  progress,
  onChange,
  askMore,
  found,
}: SearchedList): typeof highlightedItemMachine {
  return highlightedItemMachine.provide({
    actors: {
      list: fromCallback(({ input: id, sendBack }) => {
        const look = () => sendBack({ type: 'list.changed', ...progress(id) });
        const end = onChange(look);
        look();
        return end;
      }),
    },
    actions: { askMore: () => askMore?.(), notifyFound: (_, id) => found?.(id) },
  });
}
