import { useEffect, useSyncExternalStore } from 'react';
import type { MonthEvent } from '@/content/machines/month.machine.ts';

/** Where the six weeks are shown, and not the list alone: as the style sheets have it. */
const WIDE = '(min-width: 48em)';

/** Tells, once what has to be there first is there, that the six weeks are in sight. */
export function useSheetShown(isDue: boolean, send: (event: MonthEvent) => void): void {
  const isWide = useSyncExternalStore(subscribe, isWideNow);

  useEffect(() => {
    if (isDue && isWide) send({ type: 'sheet.shown' });
  }, [isDue, isWide, send]);
}

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

const isWideNow = (): boolean => window.matchMedia(WIDE).matches;
