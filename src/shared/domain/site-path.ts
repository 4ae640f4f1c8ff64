import type { EntityId } from './entity-id.ts';
import { parseUrl } from './parse-url.ts';

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
