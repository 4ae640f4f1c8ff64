import type { TabChannel } from '@/auth/ports/tab-channel.ts';

/** The tabs of one browser, each with its end of the channel; as with a real one, a tab does not hear itself. */
export function tabChannels(): { readonly open: () => TabChannel } {
  const tabs = new Set<Set<(userId: string) => void>>();
  return {
    open: () => {
      const listeners = new Set<(userId: string) => void>();
      tabs.add(listeners);
      return {
        tellSignedOut: (userId) => {
          const others = [...tabs].filter((tab) => tab !== listeners);
          for (const listener of others.flatMap((tab) => [...tab])) listener(userId);
        },
        onSignedOut: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      };
    },
  };
}
