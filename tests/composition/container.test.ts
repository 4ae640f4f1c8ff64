import type { ServiceIdentifier } from 'inversify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { readBuildConfiguration } from '@/composition/build-configuration.ts';
import { createContainer } from '@/composition/container.ts';
import { openFeatures } from '@/composition/features.ts';
import * as tokens from '@/composition/tokens.ts';
import { personas } from '../../mock-server/seeds/personas.ts';
import type { WorldName } from '../../mock-server/seeds/worlds.ts';
import { aDraft } from '../builders/announcement.ts';
import { BASE_URL, openChurch } from '../fakes/church.ts';
import { recordedNavigation } from '../fakes/navigation.ts';

const configuration = readBuildConfiguration({ mocked: true });

afterEach(() => vi.unstubAllGlobals());

/** The product as it is wired for a browser, with the mocked church in the place of the network. */
async function productAt(world: WorldName) {
  const church = await openChurch({ world });
  vi.stubGlobal('fetch', church.host.fetch);
  const container = createContainer({ ...configuration, apiBaseUrl: BASE_URL, backend: Promise.resolve() });
  const features = openFeatures(container);
  await Promise.all(Object.values(features).map((feature) => feature.load()));
  container.rebind(tokens.NAVIGATION).toConstantValue(recordedNavigation());
  return { church, container, features };
}

describe('the wiring', () => {
  it('has something for every token, once everything is loaded', async () => {
    const { container } = await productAt('empty');
    const identifiers: readonly ServiceIdentifier[] = Object.values(tokens);
    expect(identifiers.length).toBeGreaterThan(15);
    for (const identifier of identifiers) expect(container.get(identifier), String(identifier)).toBeDefined();
    container.get(tokens.SESSION).stop();
  });

  it('has one session, one dialog, one drawer, one client', async () => {
    const { container } = await productAt('empty');
    expect(container.get(tokens.SESSION)).toBe(container.get(tokens.SESSION));
    expect(container.get(tokens.LOGIN_DIALOG)).toBe(container.get(tokens.LOGIN_DIALOG));
    expect(container.get(tokens.DRAWER)).toBe(container.get(tokens.DRAWER));
    expect(container.get(tokens.AUTHENTICATED_CLIENT)).toBe(container.get(tokens.AUTHENTICATED_CLIENT));
    container.get(tokens.SESSION).stop();
  });
});

describe('MOCK-01 the product on the mocked church', () => {
  it('signs an editor in, lists, publishes and deletes', async () => {
    const { church, container } = await productAt('everyday');
    const session = container.get(tokens.SESSION);
    const feedBinding = container.get(tokens.ANNOUNCEMENT_FEED);
    const feed = createActor(feedBinding.machine).start();
    const items = () => feedBinding.read(feed.getSnapshot()).items;
    await waitFor(feed, (snapshot) => snapshot.matches('resting'));
    expect(items()).toHaveLength(10);

    const { email, password } = personas.editor;
    const loginBinding = container.get(tokens.LOGIN_FORM);
    const login = createActor(loginBinding.machine, { input: loginBinding.definition }).start();
    for (const [field, value] of Object.entries({ email, password }))
      login.send({ type: 'field.changed', field, value });
    login.send({ type: 'form.submitted' });
    await waitFor(session, (snapshot) => snapshot.matches('member'));

    const formBinding = container.get(tokens.ANNOUNCEMENT_FORM)((item) => feed.send({ type: 'item.added', item }));
    const form = createActor(formBinding.machine, { input: formBinding.definition }).start();
    for (const [field, value] of Object.entries(aDraft())) form.send({ type: 'field.changed', field, value });
    form.send({ type: 'form.submitted' });
    await waitFor(feed, () => items()[0]?.title === aDraft().title);
    expect(items()).toHaveLength(11);

    const id = items()[0]?.id ?? 0;
    feed.send({ type: 'item.removeAsked', id });
    feed.send({ type: 'item.removeDue', id });
    await waitFor(feed, ({ context }) => context.removals.length === 0);
    expect(items()).toHaveLength(10);
    expect(church.calls()).toEqual([
      'GET /api/Announcement',
      'POST /api/account/login',
      'POST /api/Announcement',
      `GET /api/Announcement/${id}`,
      `DELETE /api/Announcement/${id}`,
    ]);
    session.stop();
  });
});
