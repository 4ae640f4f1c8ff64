import { Then, When } from '@cucumber/cucumber';
import type { Route } from 'playwright';
import type { Product } from '../drivers/browser/changing-host.ts';
import { asNewer, atSite, isOlder } from '../drivers/browser/newer-build.ts';
import { expect } from '../support/expect.ts';
import type { ChurchWorld } from '../support/world.ts';

const PRODUCTS: Readonly<Record<string, Product>> = { 'a newer build': 'newer', 'the demo': 'demo' };

/** On the host of the scenario (`@offline`), if it has one; else by the network of its pages. */
When(/^(the site|a newer build|the demo) is (?:re)?deployed$/, async function (this: ChurchWorld, what: string) {
  if (this.browser.host === undefined) await redeploy(this);
  else this.browser.host.put(PRODUCTS[what] ?? 'site');
});

/** From now on, pages are those of a newer build, and scripts are missing until a page is loaded again. */
async function redeploy({ context }: ChurchWorld): Promise<void> {
  let isReloaded = false;
  await context.route('**/assets/*.js*', async (route) => {
    if (isReloaded && !isOlder(route.request().url())) await answerNewer(route);
    else await route.fulfill({ status: 404 });
  });
  await context.route(
    (url) => !url.pathname.includes('.') && !url.pathname.startsWith('/api/'),
    async (route) => {
      isReloaded ||= route.request().isNavigationRequest();
      await answerNewer(route);
    },
  );
}

async function answerNewer(route: Route): Promise<void> {
  const response = await route.fetch({ url: atSite(route.request().url()) });
  await route.fulfill({ response, body: asNewer(await response.text()) });
}

Then('no file was asked for more than {int} times', async function (this: ChurchWorld, limit: number) {
  await this.tab.rest();
  const asked = new Map<string, number>();
  for (const request of this.browser.traffic.sent) asked.set(request.url(), (asked.get(request.url()) ?? 0) + 1);
  expect([...asked].filter(([, times]) => times > limit)).toEqual([]);
});
