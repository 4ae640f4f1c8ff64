import type { Container, ContainerModule } from 'inversify';
import { createLoadable, type Loadable } from '@/shared/machines/loadable.ts';
import { createCode } from '../ui/app/code/code.ts';
import type { FeatureName } from './tokens.ts';

type Load = () => Promise<ContainerModule>;

const textSize: Load = () => import('./text-size.bindings.ts').then((module) => module.textSizeBindings);
const login: Load = () => import('./login.bindings.ts').then((module) => module.loginBindings);
const account: Load = () => import('./account.bindings.ts').then((module) => module.accountBindings);
const bulletinRepository: Load = () =>
  import('./bulletin-repository.bindings.ts').then((module) => module.bulletinRepositoryBindings);
const bulletins: Load = () => import('./bulletins.bindings.ts').then((module) => module.bulletinsBindings);
const advertisements: Load = () =>
  import('./advertisements.bindings.ts').then((module) => module.advertisementsBindings);
const advertisementPublishing: Load = () =>
  import('./advertisement-publishing.bindings.ts').then((module) => module.advertisementPublishingBindings);
const bibleStudies: Load = () => import('./bible-studies.bindings.ts').then((module) => module.bibleStudiesBindings);
const bibleStudyPublishing: Load = () =>
  import('./bible-study-publishing.bindings.ts').then((module) => module.bibleStudyPublishingBindings);
const content: Load = () => import('./content.bindings.ts').then((module) => module.contentBindings);
const eventCalendar: Load = () => import('./event-calendar.bindings.ts').then((module) => module.eventCalendarBindings);
const events: Load = () => import('./events.bindings.ts').then((module) => module.eventsBindings);
const home: Load = () => import('./home.bindings.ts').then((module) => module.homeBindings);
const poster: Load = () => import('./poster.bindings.ts').then((module) => module.posterBindings);
const uploads: Load = () => import('./uploads.bindings.ts').then((module) => module.uploadsBindings);
const people: Load = () => import('./people.bindings.ts').then((module) => module.peopleBindings);
const organisation: Load = () => import('./organisation.bindings.ts').then((module) => module.organisationBindings);
const leaveGuard: Load = () => import('./leave-guard.bindings.ts').then((module) => module.leaveGuardBindings);
const members: Load = () => import('./members.bindings.ts').then((module) => module.membersBindings);
const roles: Load = () => import('./roles.bindings.ts').then((module) => module.rolesBindings);
const boards: Load = () => import('./boards.bindings.ts').then((module) => module.boardsBindings);
const demoBoards: Load = () => import('./demo-boards.bindings.ts').then((module) => module.demoBoardsBindings);
const organisationManagement: Load = () =>
  import('./organisation-management.bindings.ts').then((module) => module.organisationManagementBindings);

/** The bindings that only some views need: they travel with the first of these. */
const needed: Readonly<Record<FeatureName, readonly Load[]>> = {
  textSize: [textSize],
  login: [login],
  account: [account],
  bulletins: [bulletinRepository, uploads, leaveGuard, bulletins],
  content: [content],
  bibleStudies: [bibleStudies],
  bibleStudyPublishing: [bibleStudies, uploads, bibleStudyPublishing],
  advertisements: [advertisements],
  advertisementPublishing: [advertisements, uploads, advertisementPublishing],
  events: [eventCalendar, events],
  home: [content, bulletinRepository, eventCalendar, home],
  poster: [poster],
  people: [people],
  organisation: [organisation],
  organisationManagement: [organisation, leaveGuard, organisationManagement],
  members: [leaveGuard, members],
  roles: [roles],
  boards: [boards],
  demoBoards: [demoBoards],
};

/** Loads the bindings of a feature into the container when it is first needed; bindings that two need are loaded once. */
export function openFeatures(container: Container): (name: FeatureName) => Loadable<unknown> {
  const parts = new Map<Load, Loadable<unknown>>();
  const features = new Map<FeatureName, Loadable<unknown>>();

  const part = (load: Load): Loadable<unknown> =>
    remember(parts, load, () => createCode(async () => container.load(await load())));

  return (name) =>
    remember(features, name, () => createLoadable(() => Promise.all(needed[name].map((load) => part(load).load()))));
}

function remember<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
