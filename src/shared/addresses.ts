import type { EntityId } from './entity-id.ts';

/**
 * A page's parameter as a segment of its address. It is encoded twice, because hosts and the router decode the address once
 * before the route table does. A segment of dots alone is encoded too: the browser would read it as a relative path.
 */
export function segmentOf(value: EntityId): string {
  return encodeURIComponent(encodeURIComponent(value)).replace(/^\.{1,2}$/, (dots) => '%252E'.repeat(dots.length));
}

/** A path as routes are compared: lower case, no trailing slash, no query (ROUTE-04). */
export function normalisePath(path: string): string {
  const bare = path.replace(/[?#].*$/, '').toLowerCase();
  return bare.length > 1 ? bare.replace(/\/+$/, '') || '/' : '/';
}

/** True when `path` is `prefix` or lies below it, by whole segments (SHELL-07). */
export function isPathUnder(path: string, prefix: string): boolean {
  const one = normalisePath(path);
  const other = normalisePath(prefix);
  return one === other || one.startsWith(other === '/' ? '/' : `${other}/`);
}

/**
 * The path of an address without a host of its own.
 * @returns the path with its query; undefined for anything that could lead elsewhere
 */
export function pathInside(address: string): string | undefined {
  const base = 'https://site.invalid';
  const url = parseUrl(address, base);
  // Dot segments are resolved by now, and the rest of `/..//host` would be read as another host.
  if (url?.origin !== base || address.includes('\\') || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}`;
}

/**
 * A return address that stays inside the site (REL-11).
 * @returns the path with its query; undefined for anything that could lead elsewhere
 */
export function returnAddress(address: string): string | undefined {
  return address.startsWith('/') ? pathInside(address) : undefined;
}

/**
 * Parses an address; `URL.canParse` and `URL.parse` are newer than the phones of many members.
 * @returns undefined for text that is not an address
 */
export function parseUrl(address: string, base?: string | URL): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Decodes percent escapes; a text with a `%` that begins no valid escape is kept as it is. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether two addresses lead to the same page, whatever their queries are. */
export const isSamePage = (one: string, other: string): boolean => normalisePath(one) === normalisePath(other);

/** The query of an address with its question mark; '' where it has none. */
export const queryIn = (address: string): string => /\?[^#]*/.exec(address)?.[0] ?? '';
