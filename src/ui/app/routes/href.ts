import type { EntityId } from '@/shared/domain/entity-id.ts';
import { segmentOf } from '@/shared/domain/site-path.ts';
import type { PageName } from './page-name.ts';
import type { PageParams, Route } from './route.ts';
import { routes } from './routes.ts';

/** The address of a page, with its parameters if the page has any. */
export function href<Page extends PageName>(
  page: Page,
  ...[params]: Page extends keyof PageParams ? readonly [PageParams[Page]] : readonly []
): string {
  const { path }: Route = routes[page];
  const values: readonly (readonly [string, EntityId])[] = Object.entries(params ?? {});
  return values.reduce((address, [name, value]) => address.replace(`:${name}`, segmentOf(value)), path);
}

/** The first segment of a page's address, shared by its section: `/intro`. */
export function rootOf(page: PageName): string {
  return `/${routes[page].path.split('/')[1]}`;
}
