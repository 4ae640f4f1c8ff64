import { useEffect, useSyncExternalStore } from 'react';
import type { MonthEvent } from '@/content/machines/month.machine.ts';

/** From this width the grid is shown; the same as in the style sheet. */
const WIDE = '(min-width: 48em)';

/**
 * Tells the actor that the grid is visible, once `isDue`.
 * @returns whether the screen is wide enough for the grid
 */
export function useSheetShown(isDue: boolean, send: (event: MonthEvent) => void): boolean {
  const isWide = useSyncExternalStore(subscribe, isWideNow);

  useEffect(() => {
    if (isDue && isWide) send({ type: 'sheet.shown' });
  }, [isDue, isWide, send]);

  return isWide;
}

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

const isWideNow = (): boolean => window.matchMedia(WIDE).matches;
