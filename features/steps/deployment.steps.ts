import { Then, When } from '@cucumber/cucumber';
import { expect } from '../support/expect.ts';
import { settle } from '../support/settle.ts';
import type { ChurchWorld } from '../support/world.ts';

/** From now on, pages name an entry script of another address, and scripts are missing until a page is loaded again. */
When('the site is redeployed', async function (this: ChurchWorld) {
  let isReloaded = false;
  await this.context.route('**/assets/*.js*', (route) =>
    isReloaded ? route.fallback() : route.fulfill({ status: 404 }),
  );
  await this.context.route(
    (url) => !url.pathname.includes('.') && !url.pathname.startsWith('/api/'),
    async (route) => {
      isReloaded ||= route.request().isNavigationRequest();
      const response = await route.fetch();
      const body = (await response.text()).replace(/(<script type="module" src="[^"]+)"/, '$1?again"');
      await route.fulfill({ response, body });
    },
  );
});

Then('no file was asked for more than {int} times', async function (this: ChurchWorld, limit: number) {
  await settle(this);
  const asked = new Map<string, number>();
  for (const request of this.traffic.sent) asked.set(request.url(), (asked.get(request.url()) ?? 0) + 1);
  expect([...asked].filter(([, times]) => times > limit)).toEqual([]);
});
