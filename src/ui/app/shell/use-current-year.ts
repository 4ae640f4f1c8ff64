import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The current year, four digits; unknown while prerendering, so that a page kept for long does not show an old one. */
export function useCurrentYear(): number | undefined {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => undefined,
  );
}
