import type { KeyStore, UnansweredWrites } from '@/shared/device.ports.ts';

/**
 * The token is written under both names and read from either, because other pages of the church's server use one or the
 * other (AUTH-09). In session storage.
 */
export const TOKEN_KEYS = ['jwtToken', 'AccessToken'] as const;

/** Set while a session of this browser can be taken over by a new tab. In local storage. */
export const OPEN_KEY = 'sessionOpen';

/** The result of an access, or undefined when the browser refuses it: storage may be denied or full (REL-07). */
export function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

const UNANSWERED = 'unanswered';

/** A write with a password in it leaves no trace on the device. */
const SECRET = /^api\/account\//i;

/**
 * Keeps the keys of writes that have no answer yet in session storage, which is cleared on sign-out: the form that is restored after
 * a reload is sent with the same key. Where storage is denied or full, keys end with the page (REL-07).
 */
export function makeSessionKeys(open: () => Storage = () => window.sessionStorage): KeyStore {
  let here: UnansweredWrites | undefined;
  return {
    read: () => (here ??= readKeys(attempt((): unknown => JSON.parse(open().getItem(UNANSWERED) ?? '{}')))),
    write: (unanswered) => {
      here = unanswered;
      const stored = Object.entries(unanswered).filter(([place]) => !SECRET.test(place));
      attempt(() => {
        open().removeItem(UNANSWERED);
        if (stored.length > 0) open().setItem(UNANSWERED, JSON.stringify(Object.fromEntries(stored)));
      });
    },
  };
}

/** The storage may hold anything. */
function readKeys(found: unknown): UnansweredWrites {
  if (typeof found !== 'object' || found === null) return {};
  const sent = Object.entries(found).flatMap(([place, write]: [string, unknown]) => {
    if (typeof write !== 'object' || write === null || !('mark' in write) || !('key' in write)) return [];
    const { mark, key } = write;
    return typeof mark === 'string' && typeof key === 'string' ? [[place, { mark, key }] as const] : [];
  });
  return Object.fromEntries(sent);
}
