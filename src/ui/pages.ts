import type { ComponentType } from 'react';
import type { Loadable } from '@/shared/machines/loadable.ts';
import { createCode } from './code.ts';
import type { PageName } from './messages/page-messages.ts';
import type { RouteEntry } from './route-table.ts';

export interface PageProps {
  readonly page: PageName;
  readonly params: Readonly<Record<string, string | undefined>>;
}

export type Page = Loadable<ComponentType<PageProps>>;

/** The code of a page, fetched when it is first needed. */
const page = (load: () => Promise<{ readonly default: ComponentType<PageProps> }>): Page =>
  createCode(() => load().then((module) => module.default));

const people = page(() => import('./people/people-page.tsx'));
const organisation = page(() => import('./organisation/organisation-page.tsx'));
const demoBoards = page(() => import('./zones/demo-boards-page.tsx'));

/** Every page by its name; a new one is a line here and one in the route table. */
export const pages: Readonly<Record<PageName, Page>> = {
  home: page(() => import('./home/home-route.tsx')),
  announcements: page(() => import('./announcements/announcements-page.tsx')),
  advertisements: page(() => import('./advertisements/advertisements-page.tsx')),
  bibleStudies: page(() => import('./bible-studies/bible-studies-page.tsx')),
  bulletin: page(() => import('./bulletin/bulletin-page.tsx')),
  currentBulletin: page(() => import('./bulletin/current-bulletin-page.tsx')),
  uploadBulletin: page(() => import('./bulletin/upload-bulletin-page.tsx')),
  events: page(() => import('./events/events-page.tsx')),
  register: page(() => import('./account/register-page.tsx')),
  registerConfirmation: page(() => import('./account/register-confirmation-page.tsx')),
  confirmEmail: page(() => import('./account/confirm-email-page.tsx')),
  resendEmailConfirmation: page(() => import('./account/resend-email-confirmation-page.tsx')),
  forgotPassword: page(() => import('./account/forgot-password-page.tsx')),
  resetPassword: page(() => import('./account/reset-password-page.tsx')),
  profile: page(() => import('./account/profile-page.tsx')),
  changePassword: page(() => import('./account/change-password-page.tsx')),
  changeEmail: page(() => import('./account/change-email-page.tsx')),
  logout: page(() => import('./account/logout-page.tsx')),
  vision: page(() => import('./intro/vision-page.tsx')),
  history: page(() => import('./intro/history-page.tsx')),
  missionaries: page(() => import('./intro/missionaries-page.tsx')),
  pastor: page(() => import('./people/pastor-page.tsx')),
  evangelist: people,
  elders: people,
  seniorDeaconesses: people,
  ordainedDeacons: people,
  deaconTrainees: people,
  offDutyElders: people,
  offDutyDeacons: people,
  retiredElders: people,
  retiredDeaconesses: people,
  retiredDeacons: people,
  manageMembers: page(() => import('./members/members-page.tsx')),
  memberDetail: page(() => import('./members/member-page.tsx')),
  organizations: organisation,
  mission: organisation,
  committee: organisation,
  manageDuties: page(() => import('./duties/manage-duties-page.tsx')),
  manageZones: page(() => import('./zones/manage-zones-page.tsx')),
  manageOrganisation: page(() => import('./organisation-management/organisation-management-page.tsx')),
  myRoles: page(() => import('./roles/my-roles-page.tsx')),
  manageRoles: page(() => import('./roles/manage-roles-page.tsx')),
  roleDetail: page(() => import('./roles/role-detail-page.tsx')),
  requestRole: page(() => import('./roles/request-role-page.tsx')),
  demoZones: demoBoards,
  demoFamilies: demoBoards,
  notFound: page(() => import('./not-found/not-found-route.tsx')),
};

/** The frame of every page that belongs to a section; the home page does without it. */
export const sectionFrame = createCode(() =>
  import('./layouts/section-frame.tsx').then((module) => module.SectionFrame),
);

/** Whether a route stands in its section's frame: a view that several addresses share brings a menu of its own. */
export function hasSectionFrame(entry: RouteEntry | undefined): boolean {
  return entry?.section !== undefined && entry.view === undefined;
}

/** All code that a route needs: its page, and the frame of its section. */
export function codeOf(entry: RouteEntry | undefined): readonly [Loadable<unknown>, Loadable<unknown>?] {
  const code = pages[entry?.page ?? 'notFound'];
  return hasSectionFrame(entry) ? [code, sectionFrame] : [code];
}
