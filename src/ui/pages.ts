import type { ComponentType } from 'react';
import { createLoadable, type Loadable } from './loadable.ts';
import type { PageName } from './messages/page-messages.ts';
import type { RouteEntry } from './route-table.ts';

export interface PageProps {
  readonly page: PageName;
  readonly params: Readonly<Record<string, string | undefined>>;
}

export type Page = Loadable<ComponentType<PageProps>>;

/** The module of every page, by its default export; a new page is a line here and one in the route table. */
const pageFiles: Partial<Record<PageName, string>> = {
  home: './home/home-route.tsx',
  announcements: './content/announcements-page.tsx',
  register: './account/register-page.tsx',
  registerConfirmation: './account/register-confirmation-page.tsx',
  confirmEmail: './account/confirm-email-page.tsx',
  resendEmailConfirmation: './account/resend-email-confirmation-page.tsx',
  forgotPassword: './account/forgot-password-page.tsx',
  resetPassword: './account/reset-password-page.tsx',
  profile: './account/profile-page.tsx',
  changePassword: './account/change-password-page.tsx',
  changeEmail: './account/change-email-page.tsx',
  logout: './account/logout-page.tsx',
  vision: './intro/vision-page.tsx',
  history: './intro/history-page.tsx',
  missionaries: './intro/missionaries-page.tsx',
  pastor: './pastor/pastor-page.tsx',
  notFound: './not-found/not-found-route.tsx',
};

function pageFile(name: PageName): string {
  return pageFiles[name] ?? './unopened/unopened-page.tsx';
}

/** The modules that a route needs before it can be shown, as the build's manifest names them. */
export function routeModules(entry: RouteEntry | undefined): readonly string[] {
  const files = [
    pageFile(entry?.page ?? 'notFound'),
    ...(entry?.section === undefined ? [] : ['./layouts/section-frame.tsx']),
  ];
  return files.map((file) => `src/ui/${file.slice(2)}`);
}

/** Resolves when the code of a route is there; a failure shows when the route is opened. */
export function preloadRoute(entry: RouteEntry | undefined): Promise<unknown> {
  const page = pageCode(entry?.page ?? 'notFound').load();
  const frame = entry?.section === undefined ? undefined : sectionFrame.load();
  return Promise.all([page, frame]).catch(() => undefined);
}

const modules = import.meta.glob<{ readonly default: ComponentType<PageProps> }>([
  './*/*-{page,route}.tsx',
  '!./{layouts,home,not-found}/*-page.tsx',
]);

const pages = new Map(
  Object.entries(modules).map(([file, load]) => [file, createLoadable(() => load().then((module) => module.default))]),
);

/** The code of a page, fetched when it is first needed. */
export function pageCode(name: PageName): Page {
  const page = pages.get(pageFile(name));
  if (page === undefined) throw new Error(`There is no file ${pageFile(name)} for the page ${name}`);
  return page;
}

/** The frame of every page that belongs to a section; the home page does without it. */
export const sectionFrame = createLoadable(() =>
  import('./layouts/section-frame.tsx').then((module) => module.SectionFrame),
);
