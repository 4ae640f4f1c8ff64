import { type RefObject, useEffect, useRef } from 'react';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { takeFocus } from '@/ui/kit/focus/take-focus.ts';

/** Moves the focus to the grid's current day, if the focus is in the grid. */
export function useGridFocus(day: CalendarDate): RefObject<HTMLTableElement | null> {
  const grid = useRef<HTMLTableElement>(null);

  useEffect(() => {
    if (grid.current?.contains(document.activeElement) !== true) return;
    takeFocus(grid.current.querySelector<HTMLElement>(`[tabindex="0"]:has(time[datetime="${day}"])`));
  }, [day]);

  return grid;
}
