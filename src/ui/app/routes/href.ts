import { segmentOf } from '@/shared/addresses.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { type PageName, type PageParams, type Route, routes } from './routes.ts';

type HrefParams<Page extends PageName> = keyof PageParams<Page> extends never
  ? readonly []
  : Partial<PageParams<Page>> extends PageParams<Page>
    ? readonly [PageParams<Page, EntityId>?]
    : readonly [PageParams<Page, EntityId>];

/** Every address of a page; parameters are written as `:name`. */
export const addressesOf = ({ path, also = [] }: Route): readonly string[] => [path, ...also];

/** The address of a page: of several, the first that has a place for all given parameters. */
export function href<Page extends PageName>(page: Page, ...[params]: HrefParams<Page>): string {
  const route: Route = routes[page];
  const values: readonly (readonly [string, EntityId])[] = Object.entries(params ?? {});
  const pattern = addressesOf(route).find((address) => values.every(([name]) => address.includes(`:${name}`)));
  return values.reduce(
    (address, [name, value]) => address.replace(`:${name}`, segmentOf(value)),
    pattern ?? route.path,
  );
}

/** The first segment of a page's address, shared by its section: `/intro`. */
export function rootOf(page: PageName): string {
  return `/${routes[page].path.split('/')[1]}`;
}
