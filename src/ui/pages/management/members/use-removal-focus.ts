import { type RefObject, useRef } from 'react';
import type { MemberRowGone } from '@/admin/machines/member-list-state.ts';
import { type Telling, useActorEvents } from '@/ui/kit/focus/use-actor-events.ts';

/**
 * Moves the focus on when a row leaves with the button that had it: to the button of the row that takes its place.
 * @returns for the element that holds the rows
 */
export function useRemovalFocus(list: Telling<MemberRowGone>): RefObject<HTMLDivElement | null> {
  const rows = useRef<HTMLDivElement>(null);

  useActorEvents(list, ({ at }) => {
    const buttons = rows.current?.querySelectorAll<HTMLElement>('tbody button') ?? [];
    if (at >= 0) buttons[Math.min(at, buttons.length - 1)]?.focus();
  });

  return rows;
}
