import { useEffectEvent, useLayoutEffect } from 'react';

/** Runs once, before the view is painted: to take over text typed into the prerendered page before hydration (REL-33). */
export function useTakeover(takeOver: () => void): void {
  const take = useEffectEvent(takeOver);

  useLayoutEffect(() => take(), []);
}
