import { itemRoutes } from './item-routes.ts';
import type { PageName } from './page-name.ts';
import { publicRoutes } from './public-routes.ts';
import type { RouteOf } from './route.ts';
import { signedInRoutes } from './signed-in-routes.ts';

/** Every page of the product with its addresses (ROUTE-03, ROUTE-05), in the order of the menus (SHELL-10, PEOP-01). */
export const routes: { readonly [Page in PageName]: RouteOf<Page> } = {
  ...publicRoutes,
  ...itemRoutes,
  ...signedInRoutes,
};
