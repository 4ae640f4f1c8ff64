import { type RefObject, useRef } from 'react';
import type { MemberRowGone } from '@/admin/machines/member-list-state.ts';
import { focusSuccessor } from '@/ui/kit/focus/focus-neighbour.ts';
import { type EmittingActor, useActorEvents } from '@/ui/kit/focus/use-actor-events.ts';

/**
 * Moves the focus when a row is removed with its focused button: to the button of the row that takes its place.
 * @returns a ref for the element that contains the rows
 */
export function useRemovalFocus(list: EmittingActor<MemberRowGone>): RefObject<HTMLDivElement | null> {
  const rows = useRef<HTMLDivElement>(null);

  useActorEvents(list, ({ at }) => {
    const all = [...(rows.current?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
    focusSuccessor(
      all.flatMap((row) => Array<HTMLElement>(membersIn(row)).fill(row.querySelector('button') ?? row)),
      at,
    );
  });

  return rows;
}

/** Far from the window one row stands for several members. */
const membersIn = (row: HTMLElement): number => Number(row.dataset['rows'] ?? 1);
