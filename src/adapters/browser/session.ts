import { decodeJwt } from 'jose';
import type { OnSiteLeft, SessionMarks, TabChannel, TokenReader, TokenStore } from '@/auth/session.ports.ts';
import { attempt, OPEN_KEY, TOKEN_KEYS } from './storage.ts';

/** Decodes the claims of a JSON Web Token. */
export const joseTokenReader: TokenReader = {
  claims: (token) => {
    try {
      return decodeJwt(token);
    } catch {
      return undefined;
    }
  },
};

/**
 * Keeps the token in session storage, so that it survives a reload and stays in its tab; in memory until the page is
 * closed where storage is denied or full (REL-07).
 */
export function makeSessionTokenStore(open: () => Storage = () => window.sessionStorage): TokenStore {
  let memory: string | undefined;

  return {
    // Memory first: when writing to storage failed, storage has an older token.
    read: () =>
      memory ?? attempt(() => TOKEN_KEYS.map((key) => open().getItem(key) ?? '').find((token) => token !== '')),
    write: (token) => {
      memory = token;
      attempt(() => {
        for (const key of TOKEN_KEYS) open().setItem(key, token);
      });
    },
    clear: () => {
      memory = undefined;
      attempt(() => open().clear());
    },
  };
}

/** The random word of this tab's session. In session storage, which ends with the session. */
const WORD = 'sessionWord';
/** The words of sessions that have ended. In local storage. */
const ENDED = 'sessionsEnded';
/** What an earlier version of the program left of its users. */
const NAMED_USERS = /^(?:sessionEnded|author):/;
/** More than one browser has open, in tabs that have not looked yet. */
const MOST_ENDED = 20;

const markClosed = (): void => attempt(() => localStorage.removeItem(OPEN_KEY));
const endedWords = (): readonly string[] => (attempt(() => localStorage.getItem(ENDED)) ?? '').split(' ');
const storedWord = (): string | undefined => attempt(() => sessionStorage.getItem(WORD)) ?? undefined;
const storeWord = (word: string): void => attempt(() => sessionStorage.setItem(WORD, word));

/** Not `crypto.randomUUID`, which exists only in secure contexts. */
const newWord = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * Keeps the marks in storage: each tab of a session the session's word, and the browser the words of those that have
 * ended. Without storage there are no marks, and tabs have only their channel (REL-07).
 */
export function makeLocalSessionMarks(): SessionMarks {
  let word: string | undefined;
  const own = (): string | undefined => (word ??= storedWord());
  const begin = (): string => {
    word = newWord();
    storeWord(word);
    return word;
  };

  return {
    markBegun: (continues) => {
      if (!continues || own() === undefined) begin();
    },
    markSignedOut: () => {
      const ending = own();
      word = undefined;
      const words = [...endedWords().filter(Boolean), ...(ending === undefined ? [] : [ending])];
      attempt(() => localStorage.setItem(ENDED, words.slice(-MOST_ENDED).join(' ')));
      attempt(() => {
        for (const key of Object.keys(localStorage)) if (NAMED_USERS.test(key)) localStorage.removeItem(key);
      });
      markClosed();
    },
    hasEnded: () => endedWords().includes(own() ?? begin()),
    markOpen: () => {
      attempt(() => localStorage.setItem(OPEN_KEY, '1'));
    },
    markClosed,
    isOpen: () => attempt(() => localStorage.getItem(OPEN_KEY)) === '1' && !wasReloaded(),
    onChange: (listener) => {
      // A hidden page does not check; it checks when it is shown again.
      const onShown = () => document.hidden || listener();
      window.addEventListener('pageshow', onShown);
      window.addEventListener('storage', listener);
      document.addEventListener('visibilitychange', onShown);
      return () => {
        window.removeEventListener('pageshow', onShown);
        window.removeEventListener('storage', listener);
        document.removeEventListener('visibilitychange', onShown);
      };
    },
  };
}

/** A tab in which the user signed out stays signed out after a reload; only a newly opened tab takes a session over. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload';
}

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
          stopMark();
          clearTimeout(patience);
          resolve(session);
        };
        const stopMark = hear('mark', storeWord);
        const stop = hear('session', end);
        const patience = setTimeout(end, PATIENCE_MS);
        channel.postMessage({ asked: CHANNEL });
      }),
    answerWith: (session) =>
      void hear('asked', () => {
        const held = session();
        if (held !== undefined) channel.postMessage({ mark: storedWord(), session: held });
      }),
  };
}

/** Listens to the window; a page that enters the back/forward cache counts as well. */
export const onSiteLeft: OnSiteLeft = (listener) =>
  window.addEventListener('pagehide', () => listener(), { once: true });
