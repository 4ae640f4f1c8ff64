import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { normalisePath } from '@/shared/domain/site-path.ts';
import { type RouteEntry, routeTable, sectionRoots } from './route-table.ts';

export interface RouteMatch {
  readonly entry: RouteEntry | undefined;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The page for a path; no entry means that there is none (ROUTE-02). Case and a trailing slash change nothing (ROUTE-04). */
export function matchPath(path: string): RouteMatch {
  for (const entry of routeTable) {
    const [matches, params] = matchRoute(parse, entry.path, path);
    if (matches) return { entry, params };
  }
  return { entry: undefined, params: {} };
}

/** What tells the view of a path from another's: addresses that share a view have it in common. */
export function viewKey(path: string): string {
  return matchPath(path).entry?.view ?? path;
}

/** Where a section's root leads (ROUTE-06); undefined for any other path. */
export function sectionPage(path: string): string | undefined {
  return sectionRoots[normalisePath(path)];
}
