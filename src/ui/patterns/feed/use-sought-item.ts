import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { type PointedOut, pointedOutIn } from '@/content/domain/item-address.ts';
import { type ListProgress, soughtItemMachine } from '@/shared/machines/sought-item.machine.ts';

interface Search extends Omit<ListProgress, 'holds'> {
  readonly holds: (id: string) => boolean;
  readonly askMore?: () => void;
  /** Called once it is there, and drawn. */
  readonly pointOut: (id: string) => void;
}

/** Looks for what the address points out. @returns whether it is not to be found */
export function useSoughtItem(kind: PointedOut, search: Search): boolean {
  const id = pointedOutIn(useSearch(), kind);
  const { isWhole, rests, round, askMore, pointOut } = search;
  const holds = id !== undefined && search.holds(id);
  const [snapshot, send] = useMachine(
    soughtItemMachine.provide({
      actions: { askMore: () => askMore?.(), pointOut: (_, found) => pointOut(found) },
    }),
  );

  useEffect(() => {
    send({ type: 'item.sought', id });
    send({ type: 'list.changed', holds, isWhole, rests, round });
  }, [send, id, holds, isWhole, rests, round]);

  return snapshot.matches('missing');
}
