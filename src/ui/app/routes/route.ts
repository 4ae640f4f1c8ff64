import type { ComponentType } from 'react';
import type { RouteParams } from 'regexparam';
import type { Loadable } from '@/shared/loadable.store.ts';
import type { itemRoutes, publicRoutes, RouteEntry, signedInRoutes } from './routes.ts';

/** The parts of the table together. */
type RouteTable = typeof publicRoutes & typeof itemRoutes & typeof signedInRoutes;

/** The pages of the site, by the names that the parts of the table give them. */
export type PageName = keyof RouteTable;

/** The parameters of each address of an entry, written there as `:name`. */
type AddressParams<Entry> = Entry extends { readonly path: infer Path extends string }
  ? RouteParams<Path> | FurtherParams<Entry>
  : never;
type FurtherParams<Entry> = Entry extends { readonly also: readonly (infer Path extends string)[] }
  ? Path extends string
    ? RouteParams<Path>
    : never
  : never;

type NamesIn<Params> = Params extends Params ? keyof Params : never;

/** Names that all addresses have are required, others optional. */
type ParamsOf<Params, Value> = Readonly<Record<keyof Params, Value>> &
  Readonly<Partial<Record<Exclude<NamesIn<Params>, keyof Params>, Value>>>;

/** The parameters in a page's addresses; an address that lacks one of them leaves it out. */
export type PageParams<Page extends PageName, Value = string> = ParamsOf<AddressParams<RouteTable[Page]>, Value>;

/** The properties of a page: `PageProps<'announcement'>`. Views that several pages share name them all. */
export interface PageProps<Page extends PageName> {
  readonly page: Page;
  readonly params: PageParams<Page>;
}

/** An entry of the table, once the names of the pages are known. */
export interface Route extends RouteEntry {
  readonly under?: PageName;
}

/** The route of a page, whose view may use no other page's parameters. */
export interface RouteOf<Page extends PageName> extends Route {
  readonly code: Loadable<ComponentType<PageProps<Page>>>;
}
