import { type RefObject, useEffect, useRef } from 'react';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';

/** Keeps the focus of a grid on the day where the keyboard stands, as long as it is in the grid at all. */
export function useGridFocus(day: CalendarDate): RefObject<HTMLTableElement | null> {
  const grid = useRef<HTMLTableElement>(null);

  useEffect(() => {
    if (grid.current?.contains(document.activeElement) !== true) return;
    grid.current.querySelector<HTMLElement>(`[tabindex="0"]:has(time[datetime="${day}"])`)?.focus();
  }, [day]);

  return grid;
}
