import type { Navigation } from '@/shared/ports/navigation.ts';

export interface RecordedNavigation extends Navigation {
  /** Addresses that somebody was sent to, oldest first. */
  readonly visited: readonly string[];
  /** Addresses that took the place of the one before, oldest first. */
  readonly replaced: readonly string[];
}

export function recordedNavigation(start = '/'): RecordedNavigation {
  const visited: string[] = [];
  const replaced: string[] = [];
  let current = start;
  return {
    visited,
    replaced,
    goTo: (address) => {
      visited.push(address);
      current = address;
    },
    replace: (address) => {
      replaced.push(address);
      current = address;
    },
    current: () => current,
  };
}
