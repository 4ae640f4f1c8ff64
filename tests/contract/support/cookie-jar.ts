interface StoredCookie {
  readonly value: string;
  readonly path: string;
}

/** The part of a browser's cookie handling that this API needs: the Path rule, replacing, and removal by Max-Age=0. */
export class CookieJar {
  readonly #cookies = new Map<string, StoredCookie>();

  /** Stores the cookies of a response. */
  store(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/;\s*/);
      const separator = pair.indexOf('=');
      const name = pair.slice(0, separator);
      const path = attributes.find((each) => /^path=/i.test(each))?.slice('path='.length) ?? '/';
      if (attributes.some((each) => /^max-age=0$/i.test(each))) this.#cookies.delete(name);
      else this.#cookies.set(name, { value: pair.slice(separator + 1), path });
    }
  }

  /** The Cookie header for a path, case-sensitive as in a browser; `undefined` when none applies. */
  headerFor(path: string): string | undefined {
    const pathname = new URL(path, 'http://host').pathname;
    const matching = [...this.#cookies].filter(
      ([, cookie]) => pathname === cookie.path || pathname.startsWith(`${cookie.path.replace(/\/$/, '')}/`),
    );
    return matching.length === 0 ? undefined : matching.map(([name, { value }]) => `${name}=${value}`).join('; ');
  }
}
