import { type RefObject, useEffect, useRef } from 'react';
import type { MemberEntry } from '@/admin/domain/member.ts';
import { type EntityId, sameId } from '@/shared/domain/entity-id.ts';

/**
 * Moves the focus on when a row leaves with the button that had it: to the button of the row that takes its place.
 * @returns for the element that holds the rows
 */
export function useRemovalFocus(
  shown: readonly MemberEntry[],
  leaving: readonly EntityId[],
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(shown);

  useEffect(() => {
    const id = leaving.at(-1);
    const isGone = id !== undefined && !shown.some((member) => sameId(member.id, id));
    const at = isGone ? before.current.findIndex((member) => sameId(member.id, id)) : -1;
    before.current = shown;
    if (at < 0) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('tbody button') ?? [];
    buttons[Math.min(at, buttons.length - 1)]?.focus();
  }, [shown, leaving]);

  return list;
}
