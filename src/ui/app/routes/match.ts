import { parse } from 'regexparam';
import { decodeText, normalisePath } from '@/shared/addresses.ts';
import type { Loadable } from '@/shared/loadable.store.ts';
import { memoised } from '@/shared/memoised.ts';
import { createCode } from '../islands/code.ts';
import { addressesOf, rootOf } from './href.ts';
import { type PageName, type PageParams, type PageProps, type Route, type RouteOf, routes } from './routes.ts';

/** A page at one of its addresses. Where the type does not tell which page it is, each parameter may be absent. */
export interface RouteMatch<Page extends PageName = PageName> extends PageProps<Page> {
  readonly route: RouteOf<Page>;
}

/** Every page, in the order of the table. */
export const allPages: readonly PageName[] = Object.keys(routes).filter(isPage);

function isPage(name: string): name is PageName {
  return name in routes;
}

/** More results than the table has addresses; of paths there are any number, and all are dropped together. */
const KEPT = 200;

/**
 * The page of a path, or the not-found page (ROUTE-02). Case and a trailing slash are ignored (ROUTE-04). Memoised: a
 * change of page asks for the same two some ten times.
 */
export const matchPath: (path: string) => RouteMatch = memoised(findMatch, KEPT);

function findMatch(path: string): RouteMatch {
  for (const page of allPages) {
    for (const address of addressesOf(routes[page])) {
      const { pattern, keys } = patternOf(address);
      const found = pattern.exec(path);
      if (found !== null) return matchOf<PageName>(page, readParams(keys, found));
    }
  }
  return matchOf<PageName>('notFound', {});
}

const matchOf = <Page extends PageName>(page: Page, params: PageParams<Page>): RouteMatch<Page> => ({
  page,
  params,
  route: routes[page],
});

const patternOf = memoised((address) => parse(address), KEPT);

/** Decodes the parameters that {@link href} encoded; a value that it did not encode is kept as it is. */
function readParams(keys: readonly string[], found: RegExpExecArray): Readonly<Record<string, string>> {
  return Object.fromEntries(keys.map((name, at) => [name, decodeText(found[at + 1] ?? '')]));
}

/** Identifies the view of a path: addresses that share a view have the same key. */
export function viewKey(path: string): string {
  return matchPath(path).route.view ?? canonicalPathOf(path);
}

/** The one path of all that a steady page has, so that moving among them does not count as arriving at another page. */
export function canonicalPathOf(path: string): string {
  const { route } = matchPath(path);
  return route.steady ? route.path : path;
}

/** The roots of the sections, and the page that each leads to (ROUTE-06). */
export const sectionRoots: Readonly<Record<string, string>> = Object.fromEntries(
  allPages.flatMap((page) => (routes[page].first ? [[rootOf(page), routes[page].path]] : [])),
);

/** Where a section's root leads (ROUTE-06); undefined for any other path. */
export function sectionPage(path: string): string | undefined {
  return sectionRoots[normalisePath(path)];
}

/** Fetches the code that the page of a path needs. */
export function fetchPage(path: string): Promise<unknown> {
  return Promise.all(codeOfPage(path).flatMap((code) => code?.load() ?? []));
}

/** The code that the page of a path needs. */
export function codeOfPage(path: string): ReturnType<typeof codeOf> {
  return codeOf(matchPath(sectionPage(path) ?? path).route);
}

/** The frame of every page that belongs to a section; the home page has none. */
export const sectionFrame = createCode(() =>
  import('../section/section-frame.tsx').then((module) => module.SectionFrame),
);

/** The section whose frame a route is shown in, if any: a view that several addresses share has its own menu. */
export function framingSection({ section, view }: Route): Route['section'] {
  return view === undefined ? section : undefined;
}

/** All code that a route needs: its page, and the frame of its section. */
function codeOf(route: Route): readonly [Loadable<unknown>, Loadable<unknown>?] {
  return framingSection(route) === undefined ? [route.code] : [route.code, sectionFrame];
}
