/** The scenarios' names of the pages, and their addresses. */
const PAGES = {
  home: '/',
  register: '/register',
  'register confirmation': '/registerConfirmation',
  'forgot password': '/forgotPassword',
  'resend confirmation': '/resendEmailConfirmation',
  logout: '/logout',
  search: '/search',
  'my church': '/account/home',
  prayers: '/account/prayers',
  profile: '/account/profile',
  'change password': '/account/changePassword',
  'change e-mail': '/account/changeEmail',
  'member directory': '/account/directory',
  privacy: '/account/privacy',
  pastor: '/people/pastor',
  vision: '/intro/vision',
  history: '/intro/history',
  'partner missionaries': '/intro/coop-misionaries',
  bulletin: '/sermon/bulletin',
  'current bulletin': '/sermon/current',
  'bulletin upload': '/sermon/uploadBulletin',
  'Bible studies': '/sermon/bibleStudies',
  events: '/communion/events',
  advertisements: '/communion/advertisements',
  announcements: '/communion/announcements',
  members: '/member/manageMembers',
  duties: '/member/manageDuties',
  zones: '/member/manageZones',
  'my roles': '/role/myRoles',
  roles: '/role/manageRoles',
  'role request': '/role/request',
  organisation: '/organizations',
  'organisation management': '/job/manage',
} as const satisfies Record<string, `/${string}`>;

export const pageNames = Object.keys(PAGES);

/** @returns the address of a page, or undefined when no page has that name */
export const addressOf = (name: string): string | undefined =>
  Object.entries(PAGES).find(([known]) => known === name)?.[1];
