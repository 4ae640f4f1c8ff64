import type { Navigation } from '@/shared/navigation.ports.ts';

export interface RecordedNavigation extends Navigation {
  /** The addresses that were pushed, oldest first. */
  readonly visited: readonly string[];
  /** The addresses that replaced another one, oldest first. */
  readonly replaced: readonly string[];
  /** Goes back or forward to an address. */
  readonly arrive: (address: string) => void;
}

export function recordedNavigation(start = '/'): RecordedNavigation {
  const visited: string[] = [];
  const replaced: string[] = [];
  const listeners = new Set<() => void>();
  let current = start;
  let isNotified = true;
  const notify = () => {
    isNotified = true;
    for (const listener of listeners) listener();
  };
  const change = (address: string) => {
    current = address;
    if (isNotified) queueMicrotask(notify);
    isNotified = false;
  };
  return {
    visited,
    replaced,
    goTo: (address) => {
      visited.push(address);
      change(address);
    },
    replace: (address) => {
      replaced.push(address);
      change(address);
    },
    current: () => current,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    arrive: change,
  };
}
