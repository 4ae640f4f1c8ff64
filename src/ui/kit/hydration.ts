import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the view is being prerendered or hydrated: the prerendered elements do not contain what only the browser knows,
 * such as the day or the text that the address names.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/** Runs once, before the view is painted: to take over text typed into the prerendered page before hydration (REL-33). */
export function useTakeover(takeOver: () => void): void {
  const take = useEffectEvent(takeOver);

  useLayoutEffect(() => take(), []);
}
