import { useEffect, useRef } from 'react';
import { createLayerHistory } from './layer-history.ts';

// Made with the code that needs it first, and before a page holds the reader back.
const layers = typeof window === 'undefined' ? undefined : createLayerHistory();

/** Lets the browser's Back close what lies over the page, before it leaves the page. */
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
