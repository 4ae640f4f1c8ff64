import type { Navigation } from '@/shared/ports/navigation.ts';

export interface RecordedNavigation extends Navigation {
  /** The addresses that were pushed, oldest first. */
  readonly visited: readonly string[];
  /** The addresses that replaced another one, oldest first. */
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
