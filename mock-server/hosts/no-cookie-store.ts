/*
 * Replaces `tough-cookie` in builds (`vite.config.ts`): msw stores cookies with it, in a jar of its own that the mock
 * never uses (`cookie-exchange.ts`); that library, with its list of all public suffixes, would be a tenth of the demo's
 * mock.
 */

export class MemoryCookieStore {
  readonly idx = {};
}

export class CookieJar {
  getCookiesSync(): readonly never[] {
    return [];
  }

  setCookie(): Promise<void> {
    return Promise.resolve();
  }
}

/** The cookies that msw has stored: none. */
export const Cookie = { fromJSON: () => undefined };
