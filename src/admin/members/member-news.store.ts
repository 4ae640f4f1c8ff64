import type { MemberChange, MemberNews } from './members.ports.ts';

/** Publishes changes of members inside this tab. */
export function makeMemberNews(): MemberNews {
  const listeners = new Set<(change: MemberChange) => void>();
  return {
    notify: (change) => {
      for (const listener of listeners) listener(change);
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
