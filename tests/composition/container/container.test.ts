import type { ContainerModule, ServiceIdentifier } from 'inversify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeBrowserClock } from '@/adapters/browser/clock.ts';
import { readBuildConfiguration } from '@/build/configuration.ts';
import { churchZone } from '@/church/zone.ts';
import { createContainer } from '@/composition/container.ts';
import { TEXT_SIZE_SETTING } from '@/composition/dialogs.ts';
import type { Feature } from '@/composition/entry.ts';
import { INSTALLATION } from '@/composition/offline.ts';
import { SITE_WORKER } from '@/composition/site-worker.ts';
import { DRAWER_ELEMENT, LOGIN_ELEMENT, NAVIGATION, SESSION, SESSION_MARKS } from '@/composition/tokens.ts';
import { fromViews } from '@/core.tsx';
import type { WorldName } from '../../../mock-server/seeds/worlds.ts';
import { BASE_URL, openChurch } from '../../fakes/church.ts';
import { fakeDialogElement } from '../../fakes/dialog-element.ts';
import { recordedNavigation } from '../../fakes/navigation.ts';
import { tabChannels } from '../../fakes/tab-channels.ts';

type Exports = Readonly<Record<string, unknown>>;

const sources = import.meta.glob<string>('../../../src/composition/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const modules = import.meta.glob<Exports>('../../../src/composition/*.ts', { eager: true });
const exported = Object.values(modules).flatMap((file) => Object.entries(file));

const isFeature = (value: unknown): value is Feature<object> =>
  typeof value === 'object' && value !== null && 'tokens' in value && 'bindings' in value;
const isToken = (value: unknown): value is ServiceIdentifier => typeof value === 'symbol';
const tokensOf = ({ tokens }: Feature<object>): readonly ServiceIdentifier[] => Object.values(tokens);

const features = exported.flatMap(([name, value]) => (isFeature(value) ? [{ name, feature: value }] : []));
const allBindings = new Set(features.flatMap(({ feature }) => feature.bindings));
const offered = features.flatMap(({ feature }) => tokensOf(feature));
/** All exported tokens, and those that features offer. */
const allTokens = new Set([...exported.map(([, value]) => value).filter(isToken), ...offered]);

/** The names of constants that the files of composition export, by how they end. */
const namedLike = (end: RegExp): readonly string[] =>
  Object.values(sources)
    .flatMap((source) => [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name))
    .filter((name) => end.test(name));

const configuration = readBuildConfiguration({ mocked: true });

afterEach(() => vi.unstubAllGlobals());

/** The leave guard writes to the history, which Node does not have. */
const noHistory = { pushState: () => undefined, replaceState: () => undefined };

/** Nor does Node have service workers. */
const noWorker = {
  start: () => () => undefined,
  isOutdated: () => Promise.resolve(false),
  reopen: () => undefined,
  clear: () => Promise.resolve(),
};

/** The application as it is wired for a browser, with the mocked server in place of the network. */
async function productAt(world: WorldName, bindings: Iterable<ContainerModule> = allBindings) {
  const church = await openChurch({ world });
  vi.stubGlobal('fetch', church.host.fetch);
  vi.stubGlobal('history', noHistory);
  const container = createContainer({
    ...configuration,
    ...fromViews,
    apiBaseUrl: BASE_URL,
    backend: Promise.resolve(),
    clock: makeBrowserClock(churchZone),
  });
  container.load(...bindings);
  container.rebind(NAVIGATION).toConstantValue(recordedNavigation());
  for (const element of [DRAWER_ELEMENT, LOGIN_ELEMENT]) container.rebind(element).toConstantValue(fakeDialogElement());
  if (container.isBound(TEXT_SIZE_SETTING))
    container.rebind(TEXT_SIZE_SETTING).toConstantValue({ read: () => 'normal', write: () => undefined });
  if (container.isBound(SITE_WORKER)) container.rebind(SITE_WORKER).toConstantValue(noWorker);
  if (container.isBound(INSTALLATION))
    container.rebind(INSTALLATION).toConstantValue({ onPossible: () => () => undefined, ask: () => undefined });
  container.rebind(SESSION_MARKS).toConstantValue(tabChannels().open().marks);
  return { church, container };
}

describe('the wiring', () => {
  it('is found by what its files export: every feature, and bindings that each belong to one', () => {
    const named = namedLike(/Feature$/);
    expect(features.map(({ name }) => name).toSorted()).toEqual(named.toSorted());
    expect(named.length).toBeGreaterThan(30);
    const bindings = exported.filter(([name]) => namedLike(/Bindings$/).includes(name));
    expect(bindings.length).toBeGreaterThan(20);
    for (const [name, modulesOfName] of bindings)
      for (const one of [modulesOfName].flat()) expect(allBindings, name).toContain(one);
  });

  it('has a binding for every token once everything is loaded, and one service for each', async () => {
    const { container } = await productAt('empty');
    expect(allTokens.size).toBeGreaterThan(100);
    for (const identifier of allTokens) {
      const service = container.get(identifier);
      expect(service, String(identifier)).toBeDefined();
      // Views compare services by identity.
      expect(container.get(identifier), String(identifier)).toBe(service);
    }
    container.get(SESSION).stop();
  });

  it.each(features)('brings all that the services of $name need', async ({ feature }) => {
    const { container } = await productAt('empty', feature.bindings);
    for (const token of tokensOf(feature)) expect(container.get(token), String(token)).toBeDefined();
    container.get(SESSION).stop();
  });
});
