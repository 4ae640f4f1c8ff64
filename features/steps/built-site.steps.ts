import { After, Given, Then } from '@cucumber/cucumber';
import type { Request, Route } from 'playwright';
import { expect } from 'playwright/test';
import { type HttpHost, startHttpHost } from '../../mock-server/hosts/http.ts';
import type { WorldName } from '../../mock-server/seeds/worlds.ts';
import { BEGINNING } from '../support/beginning.ts';
import type { ChurchWorld } from '../support/world.ts';

interface Line {
  readonly church: HttpHost;
  /** What the pages sent beyond their own site, oldest first. */
  readonly sent: readonly Request[];
}

const lines = new WeakMap<ChurchWorld, Line>();

export const SERVER = 'http://localhost:8787/';

After(async function (this: ChurchWorld) {
  await lines.get(this)?.church.close();
});

Given('the server of the built site answers', async function (this: ChurchWorld) {
  const { url } = await startServer(this);
  await this.context.route(`${SERVER}**`, (route) => passOn(route, url));
});

/** Starts the church that stands in the place of the built site's server; what leads there is for the step to say. */
export async function startServer(world: ChurchWorld, state?: WorldName): Promise<HttpHost> {
  const began = Date.now();
  const church = await startHttpHost({
    port: 0,
    ...(state !== undefined && { world: state }),
    now: () => new Date(Date.parse(BEGINNING) + Date.now() - began),
  });
  const sent: Request[] = [];
  const site = process.env['SITE_URL'] ?? '';
  world.context.on('request', (request) => {
    if (!request.url().startsWith(site) && /^https?:/.test(request.url())) sent.push(request);
  });
  lines.set(world, { church, sent });
  return church;
}

/** Lets the church on its port answer what was meant for the server. */
async function passOn(route: Route, church: string): Promise<void> {
  const url = `${church}/${route.request().url().slice(SERVER.length)}`;
  await route.fulfill({ response: await route.fetch({ url }) });
}

Then('every call went to the server', function (this: ChurchWorld) {
  const { church, sent } = lineOf(this);
  expect(church.backend.control.calls.all().length, 'calls that reached the church').toBeGreaterThan(1);
  expect(sent.map((request) => request.url()).filter((url) => !url.startsWith(SERVER))).toEqual([]);
});

Then('every picture of the bulletin has come from the server', async function (this: ChurchWorld) {
  const pictures = this.page.getByRole('main').locator('img[src*="/api/"]');
  await expect(pictures).not.toHaveCount(0);
  const loaded = () =>
    pictures.evaluateAll((all, server) => {
      const images = all.filter((one) => one instanceof HTMLImageElement);
      return images.every((image) => image.currentSrc.startsWith(server) && image.naturalWidth > 0);
    }, SERVER);
  await expect.poll(loaded).toBe(true);
});

Then('every download leads to the server', async function (this: ChurchWorld) {
  const downloads = this.page.getByRole('main').locator('a[href*="/download"]');
  await expect(downloads).not.toHaveCount(0);
  const addresses = await downloads.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.filter((address) => !address.startsWith(SERVER))).toEqual([]);
});

Then('nothing stands between the page and its server', async function (this: ChurchWorld) {
  await expect.poll(() => lineOf(this).church.backend.control.calls.all().length).toBeGreaterThan(0);
  expect(await this.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

Then('the page does not say that its persons are invented', async function (this: ChurchWorld) {
  await expect(this.page.getByRole('contentinfo')).toBeVisible();
  await expect(this.page.getByText('지어낸 것')).toHaveCount(0);
});

function lineOf(world: ChurchWorld): Line {
  const line = lines.get(world);
  if (line === undefined) throw new Error('Begin with: Given the server of the built site answers');
  return line;
}
