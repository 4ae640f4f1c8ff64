import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the reader prefers reduced motion; for movement that a style sheet cannot turn off. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(follow, isReduced, () => true);
}

const isReduced = (): boolean => window.matchMedia(QUERY).matches;

function follow(listener: () => void): () => void {
  const reducedMotion = window.matchMedia(QUERY);
  reducedMotion.addEventListener('change', listener);
  return () => reducedMotion.removeEventListener('change', listener);
}
