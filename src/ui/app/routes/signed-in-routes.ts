import { page, type RouteEntry } from './route-entry.ts';

const account = { section: 'account', audience: 'signedIn', menu: true } as const;
const management = { section: 'management', audience: 'admins' } as const;
const role = { section: 'role', audience: 'signedIn', menu: true } as const;
const roles = { section: 'management', memberSection: 'role', audience: 'signedIn' } as const;

/** The pages of users, and of those who administer the church (ROUTE-07). */
export const signedInRoutes = {
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
} as const satisfies Readonly<Record<string, RouteEntry>>;
