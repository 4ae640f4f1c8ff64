import type { Container, ContainerModule } from 'inversify';
import { createLoadable, type Loadable } from '../ui/loadable.ts';
import type { FeatureName } from './tokens.ts';

type Load = () => Promise<ContainerModule>;

/** The bindings that only some views need: they travel with the first of these. */
const bindings = {
  login: () => import('./login.bindings.ts').then((module) => module.loginBindings),
  account: () => import('./account.bindings.ts').then((module) => module.accountBindings),
  content: () => import('./content.bindings.ts').then((module) => module.contentBindings),
  home: () => import('./home.bindings.ts').then((module) => module.homeBindings),
} satisfies Record<string, Load>;

const needed: Readonly<Record<FeatureName, readonly (keyof typeof bindings)[]>> = {
  login: ['login'],
  account: ['account'],
  content: ['content'],
  home: ['content', 'home'],
};

/** Loads the bindings of a feature into the container when it is first needed; bindings that two need are loaded once. */
export function openFeatures(container: Container): Readonly<Record<FeatureName, Loadable<unknown>>> {
  const parts = new Map(
    Object.entries(bindings).map(([name, load]) => [name, createLoadable(async () => container.load(await load()))]),
  );
  const feature = (name: FeatureName) =>
    createLoadable(() => Promise.all(needed[name].flatMap((part) => parts.get(part)?.load() ?? [])));
  return { login: feature('login'), account: feature('account'), content: feature('content'), home: feature('home') };
}
