import type { TabChannel } from '@/auth/ports/tab-channel.ts';

const CHANNEL = 'session';
/**
 * On an old phone, a tab in the background answers late. Only a tab that knows of a session in another one waits at
 * all.
 */
const PATIENCE_MS = 1000;

const ALONE: TabChannel = {
  notifySignedOut: () => undefined,
  onSignedOut: () => () => undefined,
  askForSession: () => Promise.resolve(undefined),
  answerWith: () => undefined,
};

/** Sends messages to the other tabs of this browser; without a BroadcastChannel, tabs receive no messages. */
export function makeBroadcastTabChannel(): TabChannel {
  if (!('BroadcastChannel' in globalThis)) return ALONE;
  const channel = new BroadcastChannel(CHANNEL);
  const hear = (name: string, listener: (text: string) => void): (() => void) => {
    const read = ({ data }: MessageEvent<unknown>) => {
      const value = typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
      if (typeof value === 'string') listener(value);
    };
    channel.addEventListener('message', read);
    return () => channel.removeEventListener('message', read);
  };
  return {
    notifySignedOut: (userId) => channel.postMessage({ signedOut: userId }),
    onSignedOut: (listener) => hear('signedOut', listener),
    askForSession: () =>
      new Promise((resolve) => {
        const end = (session?: string) => {
          stop();
          clearTimeout(patience);
          resolve(session);
        };
        const stop = hear('session', end);
        const patience = setTimeout(end, PATIENCE_MS);
        channel.postMessage({ asked: CHANNEL });
      }),
    answerWith: (session) =>
      void hear('asked', () => {
        const held = session();
        if (held !== undefined) channel.postMessage({ session: held });
      }),
  };
}
