import type { WideScreen } from '@/shared/window.ports.ts';

/** A window whose width the test sets. */
export function screenOf(isWide: boolean) {
  const listeners = new Set<() => void>();
  let wide = isWide;
  const screen: WideScreen = {
    isWide: () => wide,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    screen,
    become: (next: 'wide' | 'narrow') => {
      wide = next === 'wide';
      for (const listener of listeners) listener();
    },
  };
}
