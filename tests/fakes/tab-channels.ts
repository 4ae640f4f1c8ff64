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
  const tabs: { hear: (userId: string) => void; session: () => string | undefined; word: number | undefined }[] = [];
  const ended = new Set<number>();
  let words = 0;
  let isOpen = false;

  return {
    open: () => {
      const listeners = new Set<(userId: string) => void>();
      const news = new Set<() => void>();
      let isAway = false;
      const me = {
        hear: (userId: string) => isAway || listeners.forEach((listener) => listener(userId)),
        session: (): string | undefined => undefined,
        word: undefined as number | undefined,
      };
      const others = () => tabs.filter((tab) => tab !== me);
      tabs.push(me);
      return {
        channel: {
          notifySignedOut: (userId) => others().forEach(({ hear }) => hear(userId)),
          onSignedOut: (listener) => {
            listeners.add(listener);
            return () => listeners.delete(listener);
          },
          askForSession: () => {
            const sibling = others().find(({ session }) => session() !== undefined);
            me.word = sibling?.word;
            return Promise.resolve(sibling?.session());
          },
          answerWith: (session) => {
            me.session = () => (isAway ? undefined : session());
          },
        },
        marks: {
          markBegun: (continues) => {
            if (!continues || me.word === undefined) me.word = words += 1;
          },
          markSignedOut: () => {
            if (me.word !== undefined) ended.add(me.word);
            me.word = undefined;
            isOpen = false;
          },
          hasEnded: () => ended.has((me.word ??= words += 1)),
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
