import { page, type RouteEntry } from './route-entry.ts';

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
const demoBoards = page(() => import('@/ui/pages/management/zones/demo-boards-page.tsx'));

/** The first page: a successful login leads to it (AUTH-05). */
export const HOME = '/home';

/** The public pages, and those of publishers among them. */
export const publicRoutes = {
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
} as const satisfies Readonly<Record<string, RouteEntry>>;
