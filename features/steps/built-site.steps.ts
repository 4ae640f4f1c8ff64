import { Then } from '@cucumber/cucumber';
import { SCENARIO_BUILD } from '../../tests/tools/scenarios/builds.ts';
import { expect } from '../support/expect.ts';
import type { ChurchWorld } from '../support/world.ts';

/**
 * The site loads its files from its own host, and everything else from the configured server; in the demo both are the
 * same.
 */
Then('nothing was asked of another server', async function (this: ChurchWorld) {
  await this.tab.rest();
  const site = new URL(this.page.url()).origin;
  const isDemo = site === new URL(process.env['DEMO_URL'] ?? site).origin;
  const server = isDemo ? site : new URL(SCENARIO_BUILD.VITE_API_BASE_URL).origin;
  const asked = this.browser.traffic.sent.map((request) => request.url()).filter((url) => /^https?:/.test(url));
  const isCall = (url: string): boolean => /^\/(?:api|tiles)\//.test(new URL(url).pathname);
  expect(asked.filter(isCall).length, 'calls').toBeGreaterThan(0);
  // A hostile address may contain any path of the server.
  const isOwn = (url: string): boolean => (isCall(url) ? [server] : [server, site]).includes(new URL(url).origin);
  expect(asked.filter((url) => !isOwn(url))).toEqual([]);
});
