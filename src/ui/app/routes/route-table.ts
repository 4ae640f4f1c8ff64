import type { Audience } from '@/auth/domain/access.ts';
import type { PageName, SectionName } from '@/ui/messages/ko/page-messages.ts';

export interface RouteEntry {
  /** As the documents write it; matched without regard to case or a trailing slash (ROUTE-04). */
  readonly path: string;
  readonly page: PageName;
  readonly section?: SectionName;
  /** Where it stands for members who manage nothing, where that is another section. */
  readonly memberSection?: SectionName;
  /** Whom the page is for (ROUTE-07); everyone when absent. */
  readonly audience?: Audience;
  /** The link of the section's menu that stands for this page, where it is not the path itself. */
  readonly menuHref?: string;
  /**
   * A view that several addresses share: it stays while one moves among them, and brings its own menu and document
   * title along (ORGN-03).
   */
  readonly view?: 'organisation';
}

/** Every address of the product (ROUTE-03, ROUTE-05). */
export const routeTable: readonly RouteEntry[] = [
  { path: '/', page: 'home' },
  { path: '/home', page: 'home' },
  { path: '/register', page: 'register' },
  { path: '/registerConfirmation', page: 'registerConfirmation' },
  { path: '/confirmEmail', page: 'confirmEmail' },
  { path: '/resendEmailConfirmation', page: 'resendEmailConfirmation' },
  { path: '/forgotPassword', page: 'forgotPassword' },
  { path: '/resetPassword', page: 'resetPassword' },
  { path: '/logout', page: 'logout' },

  { path: '/intro/vision', page: 'vision', section: 'intro' },
  { path: '/intro/history', page: 'history', section: 'intro' },
  { path: '/intro/coop-misionaries', page: 'missionaries', section: 'intro' },

  { path: '/people/pastor', page: 'pastor', section: 'people' },
  { path: '/people/evangelist', page: 'evangelist', section: 'people' },
  { path: '/people/elders', page: 'elders', section: 'people' },
  { path: '/people/seniorDeaconesses', page: 'seniorDeaconesses', section: 'people' },
  { path: '/people/ordainedDeacons', page: 'ordainedDeacons', section: 'people' },
  { path: '/people/deaconTrainees', page: 'deaconTrainees', section: 'people' },
  { path: '/people/offDutyElders', page: 'offDutyElders', section: 'people' },
  { path: '/people/offDutyDeacons', page: 'offDutyDeacons', section: 'people' },
  { path: '/people/retiredElders', page: 'retiredElders', section: 'people' },
  { path: '/people/retiredDeaconesses', page: 'retiredDeaconesses', section: 'people' },
  { path: '/people/retiredDeacons', page: 'retiredDeacons', section: 'people' },

  { path: '/sermon/bulletin', page: 'bulletin', section: 'sermon' },
  { path: '/sermon/current', page: 'currentBulletin', section: 'sermon' },
  {
    path: '/sermon/uploadBulletin',
    page: 'uploadBulletin',
    section: 'sermon',
    audience: 'publishers',
    menuHref: '/sermon/bulletin',
  },
  { path: '/sermon/bibleStudies', page: 'bibleStudies', section: 'sermon' },

  { path: '/communion/events', page: 'events', section: 'communion' },
  { path: '/communion/advertisements', page: 'advertisements', section: 'communion' },
  { path: '/communion/announcements', page: 'announcements', section: 'communion' },

  { path: '/organizations', page: 'organizations', section: 'organizations', view: 'organisation' },
  {
    path: '/organizations/missions/:missionId',
    page: 'mission',
    section: 'organizations',
    view: 'organisation',
  },
  {
    path: '/organizations/committees/:committeeId',
    page: 'committee',
    section: 'organizations',
    view: 'organisation',
  },

  { path: '/account/profile', page: 'profile', section: 'account', audience: 'signedIn' },
  { path: '/account/changePassword', page: 'changePassword', section: 'account', audience: 'signedIn' },
  { path: '/account/changeEmail', page: 'changeEmail', section: 'account', audience: 'signedIn' },

  { path: '/member/manageMembers', page: 'manageMembers', section: 'management', audience: 'admins' },
  {
    path: '/member/detail/:id',
    page: 'memberDetail',
    section: 'management',
    audience: 'admins',
    menuHref: '/member/manageMembers',
  },
  {
    path: '/member/manageDuties',
    page: 'manageDuties',
    section: 'management',
    audience: 'admins',
    menuHref: '/duty/manage',
  },
  { path: '/duty/manage', page: 'manageDuties', section: 'management', audience: 'admins' },
  {
    path: '/member/manageZones',
    page: 'manageZones',
    section: 'management',
    audience: 'admins',
    menuHref: '/zone/manage',
  },
  { path: '/zone/manage', page: 'manageZones', section: 'management', audience: 'admins' },
  { path: '/job/manage', page: 'manageOrganisation', section: 'management', audience: 'admins' },
  {
    path: '/job/manage/:part',
    page: 'manageOrganisation',
    section: 'management',
    audience: 'admins',
    menuHref: '/job/manage',
  },

  { path: '/demo/zones', page: 'demoZones' },
  { path: '/demo/families', page: 'demoFamilies' },

  { path: '/role/myRoles', page: 'myRoles', section: 'role', audience: 'signedIn' },
  { path: '/role/request', page: 'requestRole', section: 'role', audience: 'signedIn' },
  {
    path: '/role/manageRoles',
    page: 'manageRoles',
    section: 'management',
    memberSection: 'role',
    audience: 'signedIn',
  },
  {
    path: '/role/detail/:roleId',
    page: 'roleDetail',
    section: 'management',
    memberSection: 'role',
    audience: 'signedIn',
    menuHref: '/role/manageRoles',
  },
];

/** The roots of the sections open their first page (ROUTE-06). */
export const sectionRoots: Readonly<Record<string, string>> = {
  '/intro': '/intro/vision',
  '/people': '/people/pastor',
  '/sermon': '/sermon/bulletin',
  '/communion': '/communion/events',
  '/account': '/account/profile',
  '/member': '/member/manageMembers',
  '/role': '/role/myRoles',
};
