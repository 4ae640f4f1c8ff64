import type { NavLink } from '@/ui/kit/navigation/nav-links.tsx';
import { pageNames, type SectionName } from './page-messages.ts';

/** The menu of every section, in the order of the documents (SHELL-10, PEOP-01). */
export const sectionLinks: Readonly<Record<SectionName, readonly NavLink[]>> = {
  intro: [
    { href: '/intro/vision', label: pageNames.vision },
    { href: '/intro/history', label: pageNames.history },
    { href: '/intro/coop-Misionaries', label: pageNames.missionaries },
  ],
  people: [
    { href: '/people/pastor', label: pageNames.pastor },
    { href: '/people/evangelist', label: pageNames.evangelist },
    { href: '/people/elders', label: pageNames.elders },
    { href: '/people/seniorDeaconesses', label: pageNames.seniorDeaconesses },
    { href: '/people/ordainedDeacons', label: pageNames.ordainedDeacons },
    { href: '/people/DeaconTrainees', label: pageNames.deaconTrainees },
    { href: '/people/offDutyElders', label: pageNames.offDutyElders },
    { href: '/people/offDutyDeacons', label: pageNames.offDutyDeacons },
    { href: '/people/RetiredElders', label: pageNames.retiredElders },
    { href: '/people/retiredDeaconesses', label: pageNames.retiredDeaconesses },
    { href: '/people/retiredDeacons', label: pageNames.retiredDeacons },
  ],
  sermon: [
    { href: '/sermon/bulletin', label: pageNames.bulletin },
    { href: '/sermon/current', label: pageNames.currentBulletin },
    { href: '/sermon/bibleStudies', label: pageNames.bibleStudies },
  ],
  communion: [
    { href: '/communion/events', label: pageNames.events },
    { href: '/communion/advertisements', label: pageNames.advertisements },
    { href: '/communion/announcements', label: pageNames.announcements },
  ],
  organizations: [{ href: '/organizations', label: pageNames.organizations }],
  account: [
    { href: '/account/profile', label: pageNames.profile },
    { href: '/account/changePassword', label: pageNames.changePassword },
    { href: '/account/changeEmail', label: pageNames.changeEmail },
    { href: '/role/myRoles', label: pageNames.myRoles },
  ],
  management: [
    { href: '/member/manageMembers', label: pageNames.manageMembers },
    { href: '/duty/manage', label: '선교회 관리' },
    { href: '/zone/manage', label: pageNames.manageZones },
    { href: '/job/manage', label: pageNames.manageOrganisation },
    { href: '/role/manageRoles', label: pageNames.manageRoles },
  ],
  /** The last is for Admins alone. */
  role: [
    { href: '/role/myRoles', label: pageNames.myRoles },
    { href: '/role/request', label: pageNames.requestRole },
    { href: '/role/manageRoles', label: pageNames.manageRoles },
  ],
};
