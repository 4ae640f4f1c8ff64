import type { itemRoutes } from './item-routes.ts';
import type { publicRoutes } from './public-routes.ts';
import type { signedInRoutes } from './signed-in-routes.ts';

/** The parts of the table together. */
export type RouteTable = typeof publicRoutes & typeof itemRoutes & typeof signedInRoutes;

/** The pages of the site, by the names that the parts of the table give them. */
export type PageName = keyof RouteTable;
