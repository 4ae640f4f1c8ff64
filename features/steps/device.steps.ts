import { Given, When } from '@cucumber/cucumber';
import type { CDPSession } from 'playwright';
import type { ChurchWorld } from '../support/world.ts';

/** Limits the browser's storage; before the first visit. */
Given(/^(session|local) storage is (blocked|full)$/, async function (this: ChurchWorld, area: string, how: string) {
  // As text, because a compiled getter would refer to a helper that the page lacks.
  const [owner, name, error] =
    how === 'blocked'
      ? ['window', `${area}Storage`, 'SecurityError']
      : ['Storage.prototype', 'setItem', 'QuotaExceededError'];
  await this.context.addInitScript({
    content: `Object.defineProperty(${owner}, '${name}', { get() { throw new DOMException('Refused', '${error}'); } });`,
  });
});

When('I prefer less motion', function (this: ChurchWorld) {
  return this.page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Safari does not keep the scroll position when content above it grows. */
Given('the browser keeps no place while a page grows', function (this: ChurchWorld) {
  return this.page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
});

/** Uploads are as slow as the connection. */
When(
  /^the line (?:is (cut|back|as fast as it can be)|carries (\d+) kB a second)$/,
  async function (this: ChurchWorld, how: string | null, kilobytes: string | null) {
    if (how === 'cut' || how === 'back') return this.context.setOffline(how === 'cut');
    const uploadThroughput = kilobytes === null ? -1 : Number(kilobytes) * 1000;
    const line = lines.get(this) ?? (await this.context.newCDPSession(this.page));
    lines.set(this, line);
    await line.send('Network.enable');
    const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
    await line.send('Network.emulateNetworkConditions', conditions);
  },
);

/** A session of the browser's protocol limits the connection only as long as it is open. */
const lines = new WeakMap<ChurchWorld, CDPSession>();

Given(
  /^my browser (?:has no service workers|(lets the calls of pages that are left go past service workers))$/,
  async function (this: ChurchWorld, goesPast: string | null) {
    if (goesPast === null) {
      await this.context.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
      return;
    }
    // As in Firefox; the static host cannot answer calls.
    await this.context.addInitScript(() => {
      const send = window.fetch.bind(window);
      window.fetch = (input, init) =>
        init?.keepalive === true ? Promise.resolve(new Response(null, { status: 404 })) : send(input, init);
    });
  },
);
