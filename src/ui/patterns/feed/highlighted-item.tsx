import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { highlightedItem, type SearchedList } from '@/shared/highlighted-item.machine.ts';

interface SearchProps {
  /** Must stay the same while the list is shown. */
  readonly list: SearchedList;
  /** Called once the item is rendered. */
  readonly onFound: (id: string) => void;
  /** Shown if the item cannot be found. */
  readonly missing?: ReactNode;
}

interface HighlightedItemProps extends SearchProps {
  /** The id in the address; undefined when it names no item. */
  readonly id: string | undefined;
}

/** Searches the list for the item that the address points at; another address starts a new search. */
export function HighlightedItem({ id, ...search }: HighlightedItemProps) {
  return id === undefined ? null : <Search key={id} id={id} {...search} />;
}

function Search({ id, list, onFound, missing }: SearchProps & { readonly id: string }) {
  const [snapshot] = useMachine(highlightedItem, { input: { id, list } });
  const isFound = snapshot.hasTag('found');

  const pointOut = useEffectEvent(() => onFound(id));

  // Focuses the item once it is rendered, which no actor can observe.
  useEffect(() => {
    if (isFound) pointOut();
  }, [isFound]);

  return snapshot.hasTag('missing') ? missing : null;
}
