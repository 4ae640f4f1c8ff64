import type { ComponentType } from 'react';
import type { Loadable } from '@/shared/machines/loadable.ts';
import type { PageName } from '@/ui/messages/ko/page-messages.ts';
import { createCode } from '../code/code.ts';
import type { RouteEntry } from './route-table.ts';

export interface PageProps {
  readonly page: PageName;
  readonly params: Readonly<Record<string, string | undefined>>;
}

export type Page = Loadable<ComponentType<PageProps>>;

/** The code of a page, fetched when it is first needed. */
const page = (load: () => Promise<{ readonly default: ComponentType<PageProps> }>): Page =>
  createCode(() => load().then((module) => module.default));

const people = page(() => import('@/ui/pages/people/people-page.tsx'));
const organisation = page(() => import('@/ui/pages/organizations/organisation-page.tsx'));
const demoBoards = page(() => import('@/ui/pages/management/zones/demo-boards-page.tsx'));

/** Every page by its name; a new one is a line here and one in the route table. */
export const pages: Readonly<Record<PageName, Page>> = {
  home: page(() => import('@/ui/pages/home/home-route.tsx')),
  announcements: page(() => import('@/ui/pages/communion/announcements/announcements-page.tsx')),
  advertisements: page(() => import('@/ui/pages/communion/advertisements/advertisements-page.tsx')),
  bibleStudies: page(() => import('@/ui/pages/sermon/bible-studies/bible-studies-page.tsx')),
  bulletin: page(() => import('@/ui/pages/sermon/bulletin/bulletin-page.tsx')),
  currentBulletin: page(() => import('@/ui/pages/sermon/bulletin/current-bulletin-page.tsx')),
  uploadBulletin: page(() => import('@/ui/pages/sermon/bulletin/upload-bulletin-page.tsx')),
  events: page(() => import('@/ui/pages/communion/events/events-page.tsx')),
  register: page(() => import('@/ui/pages/account/register-page.tsx')),
  registerConfirmation: page(() => import('@/ui/pages/account/register-confirmation-page.tsx')),
  confirmEmail: page(() => import('@/ui/pages/account/confirm-email-page.tsx')),
  resendEmailConfirmation: page(() => import('@/ui/pages/account/resend-email-confirmation-page.tsx')),
  forgotPassword: page(() => import('@/ui/pages/account/forgot-password-page.tsx')),
  resetPassword: page(() => import('@/ui/pages/account/reset-password-page.tsx')),
  profile: page(() => import('@/ui/pages/account/profile-page.tsx')),
  changePassword: page(() => import('@/ui/pages/account/change-password-page.tsx')),
  changeEmail: page(() => import('@/ui/pages/account/change-email-page.tsx')),
  logout: page(() => import('@/ui/pages/account/logout-page.tsx')),
  vision: page(() => import('@/ui/pages/intro/vision-page.tsx')),
  history: page(() => import('@/ui/pages/intro/history-page.tsx')),
  missionaries: page(() => import('@/ui/pages/intro/missionaries-page.tsx')),
  pastor: page(() => import('@/ui/pages/people/pastor-page.tsx')),
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
  manageMembers: page(() => import('@/ui/pages/management/members/members-page.tsx')),
  memberDetail: page(() => import('@/ui/pages/management/members/member-page.tsx')),
  organizations: organisation,
  mission: organisation,
  committee: organisation,
  manageDuties: page(() => import('@/ui/pages/management/duties/manage-duties-page.tsx')),
  manageZones: page(() => import('@/ui/pages/management/zones/manage-zones-page.tsx')),
  manageOrganisation: page(() => import('@/ui/pages/management/organisation/organisation-management-page.tsx')),
  myRoles: page(() => import('@/ui/pages/role/my-roles-page.tsx')),
  manageRoles: page(() => import('@/ui/pages/role/manage-roles-page.tsx')),
  roleDetail: page(() => import('@/ui/pages/role/role-detail-page.tsx')),
  requestRole: page(() => import('@/ui/pages/role/request-role-page.tsx')),
  demoZones: demoBoards,
  demoFamilies: demoBoards,
  notFound: page(() => import('@/ui/pages/not-found/not-found-route.tsx')),
};

/** The frame of every page that belongs to a section; the home page does without it. */
export const sectionFrame = createCode(() =>
  import('../section/section-frame.tsx').then((module) => module.SectionFrame),
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
