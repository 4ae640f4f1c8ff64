import { itemRoutes } from './item-routes.ts';
import type { PageName } from './page-name.ts';
import { page, type RouteOf } from './route.ts';

const intro = { section: 'intro', menu: true } as const;
const people = {
  section: 'people',
  menu: true,
  code: page(() => import('@/ui/pages/people/people-page.tsx')),
} as const;
const sermon = { section: 'sermon', menu: true } as const;
const communion = { section: 'communion', menu: true } as const;
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

/** The first page by its name: where a successful login leads (AUTH-05). */
export const HOME = '/home';

/** Every page of the product with its addresses (ROUTE-03, ROUTE-05), in the order of the menus (SHELL-10, PEOP-01). */
export const routes: { readonly [Page in PageName]: RouteOf<Page> } = {
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
  ...itemRoutes,

  organizations: { ...organisation, path: '/organizations', menu: true },
  mission: { ...organisation, path: '/organizations/missions/:missionId' },
  committee: { ...organisation, path: '/organizations/committees/:committeeId' },

  myChurch: {
    ...account,
    path: '/account/home',
    code: page(() => import('@/ui/pages/account/my-church/my-church-page.tsx')),
  },
  prayers: {
    ...account,
    path: '/account/prayers',
    code: page(() => import('@/ui/pages/account/prayers/prayers-page.tsx')),
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
  directory: {
    ...account,
    path: '/account/directory',
    code: page(() => import('@/ui/pages/account/directory/directory-page.tsx')),
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
    code: page(() => import('@/ui/pages/management/duties/manage-duties-page.tsx')),
  },
  manageZones: {
    ...management,
    path: '/zone/manage',
    also: ['/member/manageZones'],
    menu: true,
    code: page(() => import('@/ui/pages/management/zones/manage-zones-page.tsx')),
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

  demoZones: { path: '/demo/zones', code: demoBoards },
  demoFamilies: { path: '/demo/families', code: demoBoards },
};
