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
  bulletin: './bulletin/bulletin-page.tsx',
  currentBulletin: './bulletin/current-bulletin-page.tsx',
  uploadBulletin: './bulletin/upload-bulletin-page.tsx',
  events: './events/events-page.tsx',
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
  evangelist: './people/people-page.tsx',
  elders: './people/people-page.tsx',
  seniorDeaconesses: './people/people-page.tsx',
  ordainedDeacons: './people/people-page.tsx',
  deaconTrainees: './people/people-page.tsx',
  offDutyElders: './people/people-page.tsx',
  offDutyDeacons: './people/people-page.tsx',
  retiredElders: './people/people-page.tsx',
  retiredDeaconesses: './people/people-page.tsx',
  retiredDeacons: './people/people-page.tsx',
  organizations: './organisation/organisation-page.tsx',
  mission: './organisation/organisation-page.tsx',
  committee: './organisation/organisation-page.tsx',
  notFound: './not-found/not-found-route.tsx',
};

function pageFile(name: PageName): string {
  return pageFiles[name] ?? './unopened/unopened-page.tsx';
}

/** The modules that a route needs before it can be shown, as the build's manifest names them. */
export function routeModules(entry: RouteEntry | undefined): readonly string[] {
  const files = [
    pageFile(entry?.page ?? 'notFound'),
    ...(hasSectionFrame(entry) ? ['./layouts/section-frame.tsx'] : []),
  ];
  return files.map((file) => `src/ui/${file.slice(2)}`);
}

/** A view that several addresses share brings a menu of its own. */
function hasSectionFrame(entry: RouteEntry | undefined): boolean {
  return entry?.section !== undefined && entry.view === undefined;
}

/** Resolves when the code of a route is there; a failure shows when the route is opened. */
export function preloadRoute(entry: RouteEntry | undefined): Promise<unknown> {
  const page = pageCode(entry?.page ?? 'notFound').load();
  const frame = hasSectionFrame(entry) ? sectionFrame.load() : undefined;
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
