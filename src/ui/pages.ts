import type { ComponentType } from 'react';
import { createLoadable, type Loadable } from './loadable.ts';
import type { PageName } from './messages/page-messages.ts';

export interface PageProps {
  readonly page: PageName;
  readonly params: Readonly<Record<string, string | undefined>>;
}

export type Page = Loadable<ComponentType<PageProps>>;

const unopened = createLoadable(() => import('./unopened/unopened-page.tsx').then((module) => module.UnopenedPage));

const opened: Partial<Record<PageName, Page>> = {
  home: createLoadable(() => import('./home/home-route.tsx').then((module) => module.HomeRoute)),
  announcements: createLoadable(() =>
    import('./content/announcements-page.tsx').then((module) => module.AnnouncementsPage),
  ),
  profile: createLoadable(() => import('./account/profile-page.tsx').then((module) => module.ProfilePage)),
  logout: createLoadable(() => import('./account/logout-page.tsx').then((module) => module.LogoutPage)),
  notFound: createLoadable(() => import('./not-found/not-found-route.tsx').then((module) => module.NotFoundRoute)),
};

/** The code of a page, fetched when it is first needed. */
export function pageCode(name: PageName): Page {
  return opened[name] ?? unopened;
}
