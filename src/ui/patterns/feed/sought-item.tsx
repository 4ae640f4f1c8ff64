import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { useSearch } from 'wouter';
import { type PointedOut, pointedOutIn } from '@/content/domain/item-address.ts';
import { provideSoughtItem, type SearchedList } from '@/shared/machines/provide-sought-item.ts';

interface SearchProps {
  /** The same as long as the list is. */
  readonly list: SearchedList;
  /** Called once it is there, and drawn. */
  readonly onFound: (id: string) => void;
  /** Said where it is not to be found. */
  readonly missing?: ReactNode;
}

interface SoughtItemProps extends SearchProps {
  readonly kind: PointedOut;
}

/** Looks for what the address points out; another address begins anew. */
export function SoughtItem({ kind, ...search }: SoughtItemProps) {
  const id = pointedOutIn(useSearch(), kind);
  return id === undefined ? null : <Search key={id} id={id} {...search} />;
}

function Search({ id, list, onFound, missing }: SearchProps & { readonly id: string }) {
  const machine = useMemo(() => provideSoughtItem(list), [list]);
  const [snapshot] = useMachine(machine, { input: { id } });
  const isFound = snapshot.hasTag('found');

  const pointOut = useEffectEvent(() => onFound(id));

  // The focus goes to what is drawn, once: no actor knows when that is.
  useEffect(() => {
    if (isFound) pointOut();
  }, [isFound]);

  return snapshot.hasTag('missing') ? missing : null;
}
