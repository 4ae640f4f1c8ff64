import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the view is prerendered, or takes over its served elements: they know of no text that the address names. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
