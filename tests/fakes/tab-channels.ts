import type { SessionMarks, TabChannel } from '@/auth/session.ports.ts';

/** One tab's access to the channel and marks of its browser. */
export interface FakeTab {
  readonly channel: TabChannel;
  readonly marks: SessionMarks;
  /** The tab receives nothing until it comes back: it shows another site, or is frozen. */
  readonly goAway: () => void;
  readonly comeBack: () => void;
}

/**
 * The tabs of one browser, with a shared channel and marks; as in a browser, a tab does not receive its own messages.
 */
export function tabChannels(): { readonly open: () => FakeTab } {
  const tabs: { hear: (userId: string) => void; session: () => string | undefined }[] = [];
  const ends = new Map<string, number>();
  let isOpen = false;

  return {
    open: () => {
      const listeners = new Set<(userId: string) => void>();
      const news = new Set<() => void>();
      let isAway = false;
      let begun: number | undefined;
      const me = {
        hear: (userId: string) => isAway || listeners.forEach((listener) => listener(userId)),
        session: (): string | undefined => undefined,
      };
      const others = () => tabs.filter((tab) => tab !== me);
      const mark = (userId: string) => ends.get(userId) ?? 0;
      tabs.push(me);
      return {
        channel: {
          notifySignedOut: (userId) => others().forEach(({ hear }) => hear(userId)),
          onSignedOut: (listener) => {
            listeners.add(listener);
            return () => listeners.delete(listener);
          },
          askForSession: () => Promise.resolve(others().flatMap(({ session }) => session() ?? [])[0]),
          answerWith: (session) => {
            me.session = () => (isAway ? undefined : session());
          },
        },
        marks: {
          markBegun: (userId) => {
            begun = mark(userId);
          },
          markSignedOut: (userId) => {
            ends.set(userId, mark(userId) + 1);
            isOpen = false;
          },
          hasEnded: (userId) => mark(userId) !== (begun ??= mark(userId)),
          markOpen: () => {
            isOpen = true;
          },
          isOpen: () => isOpen,
          markClosed: () => {
            isOpen = false;
          },
          onChange: (listener) => {
            news.add(listener);
            return () => news.delete(listener);
          },
        },
        goAway: () => {
          isAway = true;
        },
        comeBack: () => {
          isAway = false;
          for (const listener of news) listener();
        },
      };
    },
  };
}
