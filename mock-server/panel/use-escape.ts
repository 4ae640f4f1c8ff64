import { type RefObject, useEffect, useRef } from 'react';

/** Calls `close` on Escape while the focus is inside; elsewhere Escape belongs to the page. */
export function useEscape<Place extends HTMLElement>(isListening: boolean, close: () => void): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') latest.current();
    };
    const element = isListening ? place.current : null;
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [isListening]);
  return place;
}
