import * as z from 'zod/mini';

/** A cookie as a browser stores it; `expires` in milliseconds, null until the browser is closed. */
export const cookieSchema = z.object({
  name: z.string(),
  value: z.string(),
  host: z.string(),
  path: z.string(),
  expires: z.nullable(z.number()),
});

export type Cookie = z.infer<typeof cookieSchema>;

export interface CookieJar {
  /** The `Cookie` header for a request to this address; empty when it has no cookie. */
  readonly header: (url: URL) => string;
  /** Stores the cookies of `Set-Cookie` lines. */
  readonly store: (url: URL, lines: readonly string[]) => void;
  readonly all: () => readonly Cookie[];
  readonly replace: (cookies: readonly Cookie[]) => void;
}

const defaultPath = (url: URL): string => url.pathname.slice(0, Math.max(1, url.pathname.lastIndexOf('/')));

const expiryOf = (attributes: ReadonlyMap<string, string>, now: number): number | null => {
  const maxAge = attributes.get('max-age');
  if (maxAge !== undefined) return now + Number(maxAge) * 1000;
  const expires = attributes.get('expires');
  return expires === undefined ? null : Date.parse(expires);
};

const parse = (line: string, url: URL, now: number): Cookie => {
  const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
  const attributes = new Map(
    rest.map((part) => {
      const [name = '', ...value] = part.split('=');
      return [name.toLowerCase(), value.join('=')];
    }),
  );
  const [name = '', ...value] = pair.split('=');
  const path = attributes.get('path') ?? '';
  return {
    name,
    value: value.join('='),
    host: url.hostname,
    path: path.startsWith('/') ? path : defaultPath(url),
    expires: expiryOf(attributes, now),
  };
};

const isWithin = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);

/**
 * A small cookie jar (RFC 6265 without domains): each host has its own, so that no two hosts share a session. `onChange` is
 * called when cookies were stored.
 */
export const createCookieJar = (onChange: () => void = () => undefined): CookieJar => {
  let cookies: readonly Cookie[] = [];
  const living = (): readonly Cookie[] => cookies.filter(({ expires }) => expires === null || expires > Date.now());
  return {
    header: (url) =>
      living()
        .filter((cookie) => cookie.host === url.hostname && isWithin(url.pathname, cookie.path))
        .map((cookie) => `${cookie.name}=${cookie.value}`)
        .join('; '),
    store(url, lines) {
      for (const line of lines) {
        const fresh = parse(line, url, Date.now());
        const isSame = (old: Cookie) => old.name === fresh.name && old.host === fresh.host && old.path === fresh.path;
        cookies = [...living().filter((old) => !isSame(old)), fresh];
      }
      if (lines.length > 0) onChange();
    },
    all: living,
    replace(next) {
      cookies = next;
    },
  };
};
