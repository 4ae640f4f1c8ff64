import { weighBuild } from './bytes.ts';
import { dragAbout } from './dragging.ts';
import { pressAfterReload, pressLogin, pressMenu, scriptsBeforePress } from './first-press.ts';
import { interact } from './interactions.ts';
import type { Figures, Lab } from './lab.ts';
import { ANNOUNCEMENT, loadPage, loadWithPoster, reloadPage, restAfterReload, restPage } from './loading.ts';
import { firstAnnouncements, scrollAnnouncements } from './long-list.ts';
import { searchMembers } from './member-list.ts';
import { changePages } from './memory.ts';

/** Long, and of text alone. */
const TEXT = '/intro/history';

const FEED = '/communion/announcements';

/**
 * Pages of members: their addresses, that of the page written by hand, and the element that shows that they are loaded.
 */
const MEMBERS = { path: '/member/manageMembers', lean: '/members', content: 'main a[href^="/member/detail/"]' };
const BOARD = { path: '/duty/manage', lean: '/board', content: 'main [data-item]' };
const PROFILE = { path: '/account/profile', lean: '/profile', content: 'main dl dd' };

/**
 * Everything that can be measured. Visits that are compared are neighbours: they are made in turn, so that a machine
 * that slows down for a while slows them all.
 */
export const visitNames = [
  'bytes',
  'lean',
  'freshLean',
  'home',
  'homeFloor',
  'homeClientOnly',
  'demoHome',
  'homeWithPoster',
  'text',
  'textFloor',
  'textClientOnly',
  'lean2',
  'freshLean2',
  'home2',
  'text2',
  'leanPress',
  'homePress',
  'textPress',
  'demoPress',
  'loginPress',
  'leanPress2',
  'homePress2',
  'textPress2',
  'loginPress2',
  'homeScripts',
  'textScripts',
  'leanRest',
  'homeRest',
  'textRest',
  'demoRest',
  'membersLean',
  'members',
  'boardLean',
  'board',
  'profileLean',
  'profile',
  'membersLeanRest',
  'membersRest',
  'boardLeanRest',
  'boardRest',
  'profileLeanRest',
  'profileRest',
  'membersLeanPress',
  'membersPress',
  'boardPress',
  'profilePress',
  'listLean',
  'list',
  'scrolling',
  'dragging',
  'search',
  'useHome',
  'useBulletin',
  'useEvents',
  'useMembers',
  'useBoard',
  'useUpload',
  'useText',
  'memory',
] as const;

export type VisitName = (typeof visitNames)[number];

/** Visits whose values hardly differ, or that are so long that differences even out. */
export const onceEnough: readonly VisitName[] = ['bytes', 'homeScripts', 'textScripts', 'memory'];

export const visits: Readonly<Record<VisitName, (lab: Lab) => Promise<Figures>>> = {
  bytes: async ({ build }: Lab) => weighBuild(build),
  lean: (lab) => loadPage(lab, `${lab.sites.lean}/`),
  freshLean: (lab) => loadPage(lab, `${lab.sites.lean}/fresh`, ANNOUNCEMENT),
  home: (lab) => loadPage(lab, `${lab.sites.site}/`, ANNOUNCEMENT),
  homeFloor: (lab) => loadPage(lab, `${lab.sites.floor}/`),
  homeClientOnly: (lab) => loadPage(lab, `${lab.sites.clientOnly}/`, ANNOUNCEMENT),
  demoHome: (lab) => loadPage(lab, `${lab.sites.demo}/`, ANNOUNCEMENT),
  homeWithPoster: (lab) => loadWithPoster(lab, `${lab.sites.site}/`),
  text: (lab) => loadPage(lab, `${lab.sites.site}${TEXT}`),
  textFloor: (lab) => loadPage(lab, `${lab.sites.floor}${TEXT}`),
  textClientOnly: (lab) => loadPage(lab, `${lab.sites.clientOnly}${TEXT}`),
  lean2: (lab) => loadPage(lab, `${lab.sites.lean2}/`),
  freshLean2: (lab) => loadPage(lab, `${lab.sites.lean2}/fresh`, ANNOUNCEMENT),
  home2: (lab) => loadPage(lab, `${lab.sites.site2}/`, ANNOUNCEMENT),
  text2: (lab) => loadPage(lab, `${lab.sites.site2}${TEXT}`),
  leanPress: (lab) => pressMenu(lab, `${lab.sites.lean}/`),
  homePress: (lab) => pressMenu(lab, `${lab.sites.site}/`),
  textPress: (lab) => pressMenu(lab, `${lab.sites.site}${TEXT}`),
  demoPress: (lab) => pressMenu(lab, `${lab.sites.demo}/`),
  loginPress: (lab) => pressLogin(lab, `${lab.sites.site}/`),
  leanPress2: (lab) => pressMenu(lab, `${lab.sites.lean2}/`),
  homePress2: (lab) => pressMenu(lab, `${lab.sites.site2}/`),
  textPress2: (lab) => pressMenu(lab, `${lab.sites.site2}${TEXT}`),
  loginPress2: (lab) => pressLogin(lab, `${lab.sites.site2}/`),
  homeScripts: (lab) => scriptsBeforePress(lab, `${lab.sites.site}/`),
  textScripts: (lab) => scriptsBeforePress(lab, `${lab.sites.site}${TEXT}`),
  leanRest: (lab) => restPage(lab, `${lab.sites.lean}/`),
  homeRest: (lab) => restPage(lab, `${lab.sites.site}/`, ANNOUNCEMENT),
  textRest: (lab) => restPage(lab, `${lab.sites.site}${TEXT}`),
  demoRest: (lab) => restPage(lab, `${lab.sites.demo}/`, ANNOUNCEMENT),
  membersLean: (lab) => reloadPage(lab, lab.sites.lean, MEMBERS.lean, MEMBERS.content),
  members: (lab) => reloadPage(lab, lab.sites.site, MEMBERS.path, MEMBERS.content),
  boardLean: (lab) => reloadPage(lab, lab.sites.lean, BOARD.lean, BOARD.content),
  board: (lab) => reloadPage(lab, lab.sites.site, BOARD.path, BOARD.content),
  profileLean: (lab) => reloadPage(lab, lab.sites.lean, PROFILE.lean, PROFILE.content),
  profile: (lab) => reloadPage(lab, lab.sites.site, PROFILE.path, PROFILE.content),
  membersLeanRest: (lab) => restAfterReload(lab, lab.sites.lean, MEMBERS.lean, MEMBERS.content),
  membersRest: (lab) => restAfterReload(lab, lab.sites.site, MEMBERS.path, MEMBERS.content),
  boardLeanRest: (lab) => restAfterReload(lab, lab.sites.lean, BOARD.lean, BOARD.content),
  boardRest: (lab) => restAfterReload(lab, lab.sites.site, BOARD.path, BOARD.content),
  profileLeanRest: (lab) => restAfterReload(lab, lab.sites.lean, PROFILE.lean, PROFILE.content),
  profileRest: (lab) => restAfterReload(lab, lab.sites.site, PROFILE.path, PROFILE.content),
  membersLeanPress: (lab) => pressAfterReload(lab, lab.sites.lean, MEMBERS.lean),
  membersPress: (lab) => pressAfterReload(lab, lab.sites.site, MEMBERS.path),
  boardPress: (lab) => pressAfterReload(lab, lab.sites.site, BOARD.path),
  profilePress: (lab) => pressAfterReload(lab, lab.sites.site, PROFILE.path),
  listLean: (lab) => firstAnnouncements(lab, `${lab.sites.longLean}/feed`),
  list: (lab) => firstAnnouncements(lab, `${lab.sites.longFeed}${FEED}`, `${lab.sites.longFeed}/communion/events`),
  scrolling: (lab) => scrollAnnouncements(lab, `${lab.sites.longFeed}${FEED}`),
  dragging: (lab) => dragAbout(lab, lab.sites.site),
  search: (lab) => searchMembers(lab, lab.sites.site),
  useHome: (lab) => interact(lab, lab.sites.site, 'home'),
  useBulletin: (lab) => interact(lab, lab.sites.site, 'bulletin'),
  useEvents: (lab) => interact(lab, lab.sites.site, 'events'),
  useMembers: (lab) => interact(lab, lab.sites.site, 'members'),
  useBoard: (lab) => interact(lab, lab.sites.site, 'board'),
  useUpload: (lab) => interact(lab, lab.sites.site, 'upload'),
  useText: (lab) => interact(lab, lab.sites.site, 'text'),
  memory: (lab) => changePages(lab, lab.sites.site),
};
