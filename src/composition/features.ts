import type { Container, ContainerModule } from 'inversify';
import { createLoadable, type Loadable } from '../ui/loadable.ts';
import type { FeatureName } from './tokens.ts';

type Load = () => Promise<ContainerModule>;

/** The bindings that only some views need: they travel with the first of these. */
const bindings = {
  login: () => import('./login.bindings.ts').then((module) => module.loginBindings),
  account: () => import('./account.bindings.ts').then((module) => module.accountBindings),
  bulletinLibrary: () => import('./bulletin-library.bindings.ts').then((module) => module.bulletinLibraryBindings),
  bulletins: () => import('./bulletins.bindings.ts').then((module) => module.bulletinsBindings),
  content: () => import('./content.bindings.ts').then((module) => module.contentBindings),
  eventCalendar: () => import('./event-calendar.bindings.ts').then((module) => module.eventCalendarBindings),
  events: () => import('./events.bindings.ts').then((module) => module.eventsBindings),
  home: () => import('./home.bindings.ts').then((module) => module.homeBindings),
  uploads: () => import('./uploads.bindings.ts').then((module) => module.uploadsBindings),
  people: () => import('./people.bindings.ts').then((module) => module.peopleBindings),
  organisation: () => import('./organisation.bindings.ts').then((module) => module.organisationBindings),
} satisfies Record<string, Load>;

const needed: Readonly<Record<FeatureName, readonly (keyof typeof bindings)[]>> = {
  login: ['login'],
  account: ['account'],
  bulletins: ['bulletinLibrary', 'uploads', 'bulletins'],
  content: ['content'],
  events: ['eventCalendar', 'events'],
  home: ['content', 'bulletinLibrary', 'eventCalendar', 'home'],
  people: ['people'],
  organisation: ['organisation'],
};

/** Loads the bindings of a feature into the container when it is first needed; bindings that two need are loaded once. */
export function openFeatures(container: Container): Readonly<Record<FeatureName, Loadable<unknown>>> {
  const parts = new Map(
    Object.entries(bindings).map(([name, load]) => [name, createLoadable(async () => container.load(await load()))]),
  );
  const feature = (name: FeatureName) =>
    createLoadable(() => Promise.all(needed[name].flatMap((part) => parts.get(part)?.load() ?? [])));
  return {
    login: feature('login'),
    account: feature('account'),
    bulletins: feature('bulletins'),
    content: feature('content'),
    events: feature('events'),
    home: feature('home'),
    people: feature('people'),
    organisation: feature('organisation'),
  };
}
