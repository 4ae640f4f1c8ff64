// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeBrowserClock } from '@/adapters/browser/clock.ts';
import { readBuildConfiguration } from '@/build/configuration.ts';
import { churchZone } from '@/church/zone.ts';
import { createContainer, getFrom, servicesIn } from '@/composition/container.ts';
import type { Entry } from '@/composition/entry.ts';
import * as tokens from '@/composition/tokens.ts';
import { DRAWER_ELEMENT, LOGIN_ELEMENT, NAVIGATION, SESSION, SESSION_MARKS } from '@/composition/tokens.ts';
import { fromViews } from '@/core.tsx';
import { dateText } from '@/ui/messages/ko/calendar.ts';
import { dutyChangeTexts } from '@/ui/messages/ko/duties.ts';
import { removalTexts } from '@/ui/messages/ko/members.ts';
import { roleTexts } from '@/ui/messages/ko/roles.ts';
import { zoneChangeTexts } from '@/ui/messages/ko/zones.ts';
import { BASE_URL, openChurch } from '../../fakes/church.ts';
import { fakeDialogElement } from '../../fakes/dialog-element.ts';
import { recordedNavigation } from '../../fakes/navigation.ts';
import { tabChannels } from '../../fakes/tab-channels.ts';

/** What a view gives, where an entry asks for it. */
type Given = object | undefined;
type Makers = Entry<Readonly<Record<string, unknown>>, Given>;

const sources = import.meta.glob<string>('../../../src/composition/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../../src/composition/*.ts', { eager: true });

const isEntry = ([name]: readonly [string, unknown]): boolean => name.endsWith('Entry');
const entries = Object.values(files)
  .flatMap((file) => Object.entries(file).filter(isEntry))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the constants of that name are entries
  .map(([name, makers]) => ({ name, makers: makers as Makers }));

/** What views give: the words of the toasts, and the page at an address. */
const GIVEN: Readonly<Record<string, Given>> = {
  bulletinsEntry: dateText,
  demoBoardsEntry: { zones: [], texts: zoneChangeTexts },
  dutiesEntry: dutyChangeTexts,
  membersEntry: removalTexts,
  openRequestsEntry: roleTexts,
  pageAccessEntry: String,
  rolesEntry: roleTexts,
  zonesEntry: zoneChangeTexts,
};

afterEach(() => vi.unstubAllGlobals());

/** The application as it is wired for a browser, with the mocked server in place of the network. */
async function product() {
  const church = await openChurch({ world: 'empty' });
  vi.stubGlobal('fetch', church.host.fetch);
  const container = createContainer({
    ...readBuildConfiguration({ mocked: true }),
    ...fromViews,
    apiBaseUrl: BASE_URL,
    backend: Promise.resolve(),
    clock: makeBrowserClock(churchZone),
  });
  container.rebind(NAVIGATION).toConstantValue(recordedNavigation());
  for (const element of [DRAWER_ELEMENT, LOGIN_ELEMENT]) container.rebind(element).toConstantValue(fakeDialogElement());
  container.rebind(SESSION_MARKS).toConstantValue(tabChannels().open().marks);
  return container;
}

describe('the wiring', () => {
  it('binds every token of the core, and makes one service for each', async () => {
    const container = await product();
    const get = getFrom(container);
    const all = Object.entries(tokens).filter(([name]) => name !== 'WITH_KEY');
    expect(all.length).toBeGreaterThan(25);
    for (const [name, token] of all) {
      const service = get<unknown>(token);
      expect(service, name).toBeDefined();
      // Views compare services by identity.
      expect(get<unknown>(token), name).toBe(service);
    }
    container.get(SESSION).stop();
  });

  it('has entries, which are found by what its files export', () => {
    const named = Object.values(sources).flatMap((source) => [...source.matchAll(/^export const (\w+Entry)\b/gm)]);
    expect(entries.map(({ name }) => name).toSorted()).toEqual(named.map(([, name = '']) => name).toSorted());
    expect(named.length).toBeGreaterThan(30);
  });

  it.each(entries)('makes every service of $name', async ({ name, makers }) => {
    const container = await product();
    const services = servicesIn(container)(makers, GIVEN[name]);
    for (const service of Object.keys(makers)) expect(services[service], service).toBeDefined();
    container.get(SESSION).stop();
  });

  it('gives each service that entries share a name of its own', () => {
    const names = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/\bshared\(\s*(['`][^'`]+['`])/g)].map(([, name = '']) => name),
    );
    expect(names.length).toBeGreaterThan(25);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });
});
