import { allPages } from './match-route.ts';
import type { PageName } from './page-name.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';

/** The pages of the sections that are open to everyone, and the same for everyone, in the order of the menus. */
export const publicPages: readonly PageName[] = allPages.filter((page) => {
  const { section, audience, path }: Route = routes[page];
  return audience === undefined && section !== undefined && !path.includes(':');
});
