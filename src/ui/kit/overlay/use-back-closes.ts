import { useEffect, useRef } from 'react';
import { createLayerHistory } from './layer-history.ts';

// Created with the first code that needs it, and before a page installs a leave guard.
const layers = typeof window === 'undefined' ? undefined : createLayerHistory();

/** Lets the browser's Back close a layer before it leaves the page. */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);

  useEffect(() => {
    latest.current = close;
  });

  useEffect(() => {
    if (!open) return undefined;
    return layers?.lay(() => latest.current());
  }, [open]);
}
