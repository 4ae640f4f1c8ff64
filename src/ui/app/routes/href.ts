import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { PageName } from '@/ui/messages/ko/page-messages.ts';
import type { PageParams, Route } from './route.ts';
import { routes } from './routes.ts';

/** The address of a page; of one that is about something in particular, with what it is about. */
export function href<Page extends PageName>(
  page: Page,
  ...[params]: Page extends keyof PageParams ? readonly [PageParams[Page]] : readonly []
): string {
  const { path }: Route = routes[page];
  const values: readonly (readonly [string, EntityId])[] = Object.entries(params ?? {});
  return values.reduce((address, [name, value]) => address.replace(`:${name}`, segmentOf(value)), path);
}

/**
 * What a page is about, as a part of its address. It is written for the address twice: hosts and the router have read the
 * address once before `matchPath` reads it. Dots alone are written so too: the browser would take them for another folder.
 */
export function segmentOf(value: EntityId): string {
  return encodeURIComponent(encodeURIComponent(value)).replace(/^\.{1,2}$/, (dots) => '%252E'.repeat(dots.length));
}

/** The first part of a page's address, below which all of its kind stand: `/intro`. */
export function rootOf(page: PageName): string {
  return `/${routes[page].path.split('/')[1]}`;
}
