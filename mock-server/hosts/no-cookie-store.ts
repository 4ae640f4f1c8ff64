/*
 * Replaces `tough-cookie` in builds (`vite.config.ts`): msw keeps cookies with it, in a jar of its own that the church never uses
 * (`cookie-exchange.ts`), and a tenth of the demo's church would be that library and its list of all public suffixes.
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

/** What msw has kept between visits: nothing. */
export const Cookie = { fromJSON: () => undefined };
