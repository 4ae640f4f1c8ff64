import { useSyncExternalStore } from 'react';

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

/** A value that only the browser knows; undefined while the view is being prerendered or hydrated. */
export function useClientValue<Value>(read: () => Value): Value | undefined {
  return useSyncExternalStore<Value | undefined>(never, read, () => undefined);
}
