import { allPages } from './match.ts';
import { type PageName, type Route, routes } from './routes.ts';

/** The public pages of the sections, which are the same for all users, in the order of the menus. */
export const publicPages: readonly PageName[] = allPages.filter((page) => {
  const { section, audience, path }: Route = routes[page];
  return audience === undefined && section !== undefined && !path.includes(':');
});
