import type { ComponentType } from 'react';
import type { RouteParams } from 'regexparam';
import type { Audience } from '@/auth/page-access.ts';
import type { Loadable } from '@/shared/loadable.store.ts';
import { createCode } from '../islands/code.ts';

/** The parts of the site, each with a menu of its own (SHELL-09). */
export type SectionName =
  | 'intro'
  | 'people'
  | 'sermon'
  | 'communion'
  | 'organizations'
  | 'account'
  | 'management'
  | 'role';

/** The row of a page in the route table. */
export interface RouteRow {
  /** As the requirements write it; matched without regard to case or a trailing slash (ROUTE-04). */
  readonly path: string;
  /**
   * Further addresses of the page. Those with a parameter are written by `href` too; any other is an address in the
   * requirements or in old links, which leads here and is not written by the site.
   */
  readonly also?: readonly string[];
  /** Other spellings of the path in the requirements, for hosts that are case-sensitive. */
  readonly spelt?: readonly string[];
  readonly section?: SectionName;
  /** The section that the page belongs to for members who are not Admins, if it differs. */
  readonly memberSection?: SectionName;
  /** Who may see the page (ROUTE-07); everyone when absent. */
  readonly audience?: Audience;
  /** Whether its section's menu leads to it; a string is the menu's spelling of its path (SHELL-10). */
  readonly menu?: true | string;
  /** Its links in menus are for Admins alone, although others may open it. */
  readonly isLinkedForAdmins?: true;
  /** Another section whose menu leads to it. */
  readonly alsoIn?: SectionName;
  /** The page whose menu link is marked for this page. */
  readonly under?: string;
  /** Whether the root of its path, such as `/intro`, leads to it (ROUTE-06). */
  readonly first?: true;
  /**
   * A view that several addresses share: it stays mounted when the user moves between them, and has its own menu and document
   * title (ORGN-03).
   */
  readonly view?: 'organisation';
  /**
   * Moving between its addresses does not count as arriving at another page: it stays mounted, and keeps scroll
   * position and focus (BULL-01).
   */
  readonly steady?: true;
  /** The page sets the document's title itself, from its content. */
  readonly titled?: true;
  /** The page's own code. */
  readonly code: Loadable<unknown>;
}

/**
 * The code of a page, fetched when it is first needed. The type of its view is checked by {@link routes}: pages name the pages of
 * the table, whose type would be a circle.
 */
const page = <View>(load: () => Promise<{ readonly default: View }>): Loadable<View> =>
  createCode(() => load().then((module) => module.default));

const intro = { section: 'intro', menu: true } as const;
const people = {
  section: 'people',
  menu: true,
  code: page(() => import('@/ui/pages/people/people-page.tsx')),
} as const;
const sermon = { section: 'sermon', menu: true } as const;
const sermonItem = { section: 'sermon', titled: true } as const;
const communion = { section: 'communion', menu: true } as const;
const communionItem = { section: 'communion', titled: true } as const;
const organisation = {
  section: 'organizations',
  view: 'organisation',
  code: page(() => import('@/ui/pages/organizations/organisation-page.tsx')),
} as const;
const account = { section: 'account', audience: 'signedIn', menu: true } as const;
const management = { section: 'management', audience: 'admins' } as const;
const role = { section: 'role', audience: 'signedIn', menu: true } as const;
const roles = { section: 'management', memberSection: 'role', audience: 'signedIn' } as const;
const demoBoards = page(() => import('@/ui/pages/management/zones/demo-boards-page.tsx'));

/** The first page: a successful login leads to it (AUTH-05). */
export const HOME = '/home';

/** Every page of the product with its addresses (ROUTE-03, ROUTE-05), in the order of the menus (SHELL-10, PEOP-01). */
const table = {
  home: { path: '/', also: [HOME], code: page(() => import('@/ui/pages/home/home-page.tsx')) },
  notFound: { path: '/404', code: page(() => import('@/ui/pages/not-found/not-found-page.tsx')) },
  register: { path: '/register', code: page(() => import('@/ui/pages/account/register-page.tsx')) },
  registerConfirmation: {
    path: '/registerConfirmation',
    code: page(() => import('@/ui/pages/account/register-confirmation-page.tsx')),
  },
  confirmEmail: { path: '/confirmEmail', code: page(() => import('@/ui/pages/account/confirm-email-page.tsx')) },
  resendEmailConfirmation: {
    path: '/resendEmailConfirmation',
    code: page(() => import('@/ui/pages/account/resend-email-confirmation-page.tsx')),
  },
  forgotPassword: { path: '/forgotPassword', code: page(() => import('@/ui/pages/account/forgot-password-page.tsx')) },
  resetPassword: { path: '/resetPassword', code: page(() => import('@/ui/pages/account/reset-password-page.tsx')) },
  logout: { path: '/logout', code: page(() => import('@/ui/pages/account/logout-page.tsx')) },
  search: { path: '/search', code: page(() => import('@/ui/pages/search/search-page.tsx')) },

  vision: {
    ...intro,
    path: '/intro/vision',
    first: true,
    code: page(() => import('@/ui/pages/intro/vision-page.tsx')),
  },
  history: { ...intro, path: '/intro/history', code: page(() => import('@/ui/pages/intro/history-page.tsx')) },
  missionaries: {
    ...intro,
    path: '/intro/coop-misionaries',
    menu: '/intro/coop-Misionaries',
    code: page(() => import('@/ui/pages/intro/missionaries-page.tsx')),
  },

  pastor: {
    ...people,
    path: '/people/pastor',
    first: true,
    code: page(() => import('@/ui/pages/people/pastor-page.tsx')),
  },
  evangelist: { ...people, path: '/people/evangelist' },
  elders: { ...people, path: '/people/elders' },
  seniorDeaconesses: { ...people, path: '/people/seniorDeaconesses', spelt: ['/people/seniordeaconesses'] },
  ordainedDeacons: { ...people, path: '/people/ordainedDeacons', spelt: ['/people/ordaineddeacons'] },
  deaconTrainees: {
    ...people,
    path: '/people/deaconTrainees',
    menu: '/people/DeaconTrainees',
    spelt: ['/people/deacontrainees'],
  },
  offDutyElders: { ...people, path: '/people/offDutyElders' },
  offDutyDeacons: { ...people, path: '/people/offDutyDeacons' },
  retiredElders: { ...people, path: '/people/retiredElders', menu: '/people/RetiredElders' },
  retiredDeaconesses: { ...people, path: '/people/retiredDeaconesses', spelt: ['/people/RetiredDeaconesses'] },
  retiredDeacons: { ...people, path: '/people/retiredDeacons', spelt: ['/people/RetiredDeacons'] },

  bulletin: {
    ...sermon,
    path: '/sermon/bulletin',
    also: ['/sermon/bulletin/:day'],
    steady: true,
    titled: true,
    first: true,
    code: page(() => import('@/ui/pages/sermon/bulletin/bulletin-page.tsx')),
  },
  currentBulletin: {
    ...sermon,
    path: '/sermon/current',
    code: page(() => import('@/ui/pages/sermon/bulletin/current-bulletin-page.tsx')),
  },
  uploadBulletin: {
    path: '/sermon/uploadBulletin',
    section: 'sermon',
    audience: 'publishers',
    under: 'bulletin',
    code: page(() => import('@/ui/pages/sermon/bulletin/upload-bulletin-page.tsx')),
  },
  bibleStudies: {
    ...sermon,
    path: '/sermon/bibleStudies',
    code: page(() => import('@/ui/pages/sermon/bible-studies/bible-studies-page.tsx')),
  },

  events: {
    ...communion,
    path: '/communion/events',
    first: true,
    code: page(() => import('@/ui/pages/communion/events/events-page.tsx')),
  },
  advertisements: {
    ...communion,
    path: '/communion/advertisements',
    code: page(() => import('@/ui/pages/communion/advertisements/advertisements-page.tsx')),
  },
  announcements: {
    ...communion,
    path: '/communion/announcements',
    code: page(() => import('@/ui/pages/communion/announcements/announcements-page.tsx')),
  },

  organizations: { ...organisation, path: '/organizations', menu: true },
  mission: { ...organisation, path: '/organizations/missions/:missionId' },
  committee: { ...organisation, path: '/organizations/committees/:committeeId' },

  demoZones: { path: '/demo/zones', code: demoBoards },
  demoFamilies: { path: '/demo/families', code: demoBoards },

  // The pages of one post or event, each under the page of its list (PAGE-01).
  bibleStudy: {
    ...sermonItem,
    path: '/sermon/bibleStudies/:id',
    under: 'bibleStudies',
    code: page(() => import('@/ui/pages/sermon/bible-studies/bible-study-page.tsx')),
  },
  event: {
    ...communionItem,
    path: '/communion/events/:when/:id',
    under: 'events',
    code: page(() => import('@/ui/pages/communion/events/event-page.tsx')),
  },
  advertisement: {
    ...communionItem,
    path: '/communion/advertisements/:id',
    under: 'advertisements',
    code: page(() => import('@/ui/pages/communion/advertisements/advertisement-page.tsx')),
  },
  announcement: {
    ...communionItem,
    path: '/communion/announcements/:id',
    under: 'announcements',
    code: page(() => import('@/ui/pages/communion/announcements/announcement-page.tsx')),
  },

  // The pages of users, and of those who administer the church (ROUTE-07).
  myChurch: {
    ...account,
    path: '/account/home',
    code: page(() => import('@/ui/pages/account/my-church/my-church-page.tsx')),
  },
  directory: {
    ...account,
    path: '/account/directory',
    code: page(() => import('@/ui/pages/account/directory/directory-page.tsx')),
  },
  prayers: {
    ...account,
    path: '/account/prayers',
    code: page(() => import('@/ui/pages/account/prayers/prayers-page.tsx')),
  },
  privacy: {
    ...account,
    path: '/account/privacy',
    code: page(() => import('@/ui/pages/account/privacy/privacy-page.tsx')),
  },
  profile: {
    ...account,
    path: '/account/profile',
    first: true,
    code: page(() => import('@/ui/pages/account/profile-page.tsx')),
  },
  changePassword: {
    ...account,
    path: '/account/changePassword',
    code: page(() => import('@/ui/pages/account/change-password-page.tsx')),
  },
  changeEmail: {
    ...account,
    path: '/account/changeEmail',
    code: page(() => import('@/ui/pages/account/change-email-page.tsx')),
  },

  manageMembers: {
    ...management,
    path: '/member/manageMembers',
    menu: true,
    first: true,
    code: page(() => import('@/ui/pages/management/members/members-page.tsx')),
  },
  memberDetail: {
    ...management,
    path: '/member/detail/:id',
    under: 'manageMembers',
    code: page(() => import('@/ui/pages/management/members/member-page.tsx')),
  },
  manageDuties: {
    ...management,
    path: '/duty/manage',
    also: ['/member/manageDuties'],
    menu: true,
    code: page(() => import('@/ui/pages/management/duties/duties-page.tsx')),
  },
  manageZones: {
    ...management,
    path: '/zone/manage',
    also: ['/member/manageZones'],
    menu: true,
    code: page(() => import('@/ui/pages/management/zones/zones-page.tsx')),
  },
  manageOrganisation: {
    ...management,
    path: '/job/manage',
    also: ['/job/manage/:part'],
    menu: true,
    code: page(() => import('@/ui/pages/management/organisation/organisation-management-page.tsx')),
  },

  myRoles: {
    ...role,
    path: '/role/myRoles',
    alsoIn: 'account',
    first: true,
    code: page(() => import('@/ui/pages/role/my-roles-page.tsx')),
  },
  requestRole: { ...role, path: '/role/request', code: page(() => import('@/ui/pages/role/request-role-page.tsx')) },
  manageRoles: {
    ...roles,
    path: '/role/manageRoles',
    menu: true,
    isLinkedForAdmins: true,
    code: page(() => import('@/ui/pages/role/manage-roles-page.tsx')),
  },
  roleDetail: {
    ...roles,
    path: '/role/detail/:roleId',
    under: 'manageRoles',
    code: page(() => import('@/ui/pages/role/role-detail-page.tsx')),
  },
} as const satisfies Readonly<Record<string, RouteRow>>;

/** The table by the names of its pages, each with a view that uses no other page's parameters. */
export const routes: { readonly [Page in PageName]: RouteOf<Page> } = table;

/** The pages of the site, by the names that the table gives them. */
export type PageName = keyof typeof table;

/** The parameters of each address of a row, written there as `:name`. */
type AddressParams<Row> = Row extends { readonly path: infer Path extends string }
  ? RouteParams<Path> | FurtherParams<Row>
  : never;
type FurtherParams<Row> = Row extends { readonly also: readonly (infer Path extends string)[] }
  ? Path extends string
    ? RouteParams<Path>
    : never
  : never;

type NamesIn<Params> = Params extends Params ? keyof Params : never;

/** Names that all addresses have are required, others optional. */
type ParamsOf<Params, Value> = Readonly<Record<keyof Params, Value>> &
  Readonly<Partial<Record<Exclude<NamesIn<Params>, keyof Params>, Value>>>;

/** The parameters in a page's addresses; an address that lacks one of them leaves it out. */
export type PageParams<Page extends PageName, Value = string> = ParamsOf<AddressParams<(typeof table)[Page]>, Value>;

/** The properties of a page: `PageProps<'announcement'>`. Views that several pages share name them all. */
export interface PageProps<Page extends PageName> {
  readonly page: Page;
  readonly params: PageParams<Page>;
}

/** A row of the table, once the names of the pages are known. */
export interface Route extends RouteRow {
  readonly under?: PageName;
}

/** The route of a page, whose view may use no other page's parameters. */
export interface RouteOf<Page extends PageName> extends Route {
  readonly code: Loadable<ComponentType<PageProps<Page>>>;
}
