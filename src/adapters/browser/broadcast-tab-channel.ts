import type { TabChannel } from '@/auth/ports/tab-channel.ts';

const CHANNEL = 'session';

/** Speaks to the other tabs of this browser; where there is no such channel, tabs simply do not hear of each other. */
export function makeBroadcastTabChannel(): TabChannel {
  if (!('BroadcastChannel' in globalThis))
    return { tellSignedOut: () => undefined, onSignedOut: () => () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  return {
    tellSignedOut: (userId) => channel.postMessage({ signedOut: userId }),
    onSignedOut: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'object' && data !== null && 'signedOut' in data) listener(String(data.signedOut));
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}
