import { useEffect, useEffectEvent } from 'react';
import { pageHistory } from '@/ui/kit/history/page-history.ts';
import { createLayerHistory } from './layer-history.ts';

// Created with the first code that needs it, and before a page installs a leave guard.
const layers = typeof window === 'undefined' ? undefined : createLayerHistory(pageHistory);

/** Lets the browser's Back close a layer before it leaves the page. */
export function useBackCloses(open: boolean, close: () => void): void {
  const closeByBack = useEffectEvent(close);

  useEffect(() => (open ? layers?.lay(() => closeByBack()) : undefined), [open]);
}
