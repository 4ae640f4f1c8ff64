import { weighBuild } from './bytes.ts';
import { dragAbout } from './dragging.ts';
import { clickLogin } from './first-click.ts';
import type { Lab } from './lab.ts';
import { type Figures, loadPage, loadWithPoster } from './loading.ts';
import { scrollAnnouncements } from './long-list.ts';
import { timeTransition } from './transition.ts';

/** Long, and of text alone. */
const TEXT = '/intro/history';

/**
 * Everything that can be measured. Visits that are compared stand side by side: they are made in turn, so that a machine
 * that slows down for a while slows them all.
 */
export const visitNames = [
  'bytes',
  'transition',
  'homeFloor',
  'home',
  'homeClientOnly',
  'demoHome',
  'homeWithPoster',
  'textFloor',
  'text',
  'textClientOnly',
  'login',
  'announcements',
  'dragging',
] as const;

export type VisitName = (typeof visitNames)[number];

export const visits: Readonly<Record<VisitName, (lab: Lab) => Promise<Figures>>> = {
  bytes: async ({ build }: Lab) => weighBuild(build),
  transition: async () => timeTransition(),
  homeFloor: (lab: Lab) => loadPage(lab, `${lab.sites.floor}/`),
  home: (lab: Lab) => loadPage(lab, `${lab.sites.site}/`),
  homeClientOnly: (lab: Lab) => loadPage(lab, `${lab.sites.clientOnly}/`),
  demoHome: (lab: Lab) => loadPage(lab, `${lab.sites.demo}/`),
  homeWithPoster: (lab: Lab) => loadWithPoster(lab, `${lab.sites.site}/`),
  textFloor: (lab: Lab) => loadPage(lab, `${lab.sites.floor}${TEXT}`),
  text: (lab: Lab) => loadPage(lab, `${lab.sites.site}${TEXT}`),
  textClientOnly: (lab: Lab) => loadPage(lab, `${lab.sites.clientOnly}${TEXT}`),
  login: (lab: Lab) => clickLogin(lab, `${lab.sites.site}/`),
  dragging: (lab: Lab) => dragAbout(lab, lab.sites.site),
  announcements: (lab: Lab) => scrollAnnouncements(lab, `${lab.sites.longFeed}/communion/announcements`),
};
