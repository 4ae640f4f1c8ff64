import { Given, Then, When } from '@cucumber/cucumber';
import type { CDPSession } from 'playwright';
import { savedAddresses, savedLists } from '../drivers/browser/saved-copies.ts';
import { expect } from '../support/expect.ts';
import { sequentially } from '../support/sequentially.ts';
import type { ChurchWorld } from '../support/world.ts';

/** Limits the browser's storage; before the first visit. */
Given(/^(session|local) storage is (blocked|full)$/, async function (this: ChurchWorld, area: string, how: string) {
  // As text, because a compiled getter would refer to a helper that the page lacks.
  await this.tab.prepare(
    how === 'blocked'
      ? `Object.defineProperty(window, '${area}Storage', {
          get() { throw new DOMException('Refused', 'SecurityError'); },
        });`
      : `Object.defineProperty(window, '${area}Storage', {
          value: new Proxy(window.${area}Storage, {
            get(own, name) {
              if (name === 'setItem') throw new DOMException('Refused', 'QuotaExceededError');
              const value = Reflect.get(own, name);
              return typeof value === 'function' ? value.bind(own) : value;
            },
          }),
        });`,
  );
});

/**
 * As a browser's translator does, from before the page's own scripts on: each text is put into elements that it makes, in place
 * of the text node. The words stay as they are, so that steps find them; a text that the page changes is put so again.
 */
Given('the browser translates what it shows', async function (this: ChurchWorld) {
  await this.tab.prepare(`new MutationObserver(() => {
    const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const place = text.parentElement;
      if (text.data.trim() === '' || place?.closest('body') == null) continue;
      if (place.closest('font, script, style, noscript, svg, select, textarea')) continue;
      const translated = document.createElement('font');
      translated.append(document.createElement('font'));
      translated.firstChild.append(text.data);
      text.replaceWith(translated);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });`);
});

When('I prefer less motion', function (this: ChurchWorld) {
  return this.page.emulateMedia({ reducedMotion: 'reduce' });
});

Then('nothing on the page moves without end', async function (this: ChurchWorld) {
  const moving = () =>
    this.page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
    );
  await expect.poll(moving).toEqual([]);
});

/** Uploads are as slow as the connection. */
When(
  /^the network (?:is (cut|back|as fast as it can be)|carries (\d+) kB a second)$/,
  async function (this: ChurchWorld, how: string | null, kilobytes: string | null) {
    if (how === 'cut' || how === 'back') return this.context.setOffline(how === 'cut');
    const uploadThroughput = kilobytes === null ? -1 : Number(kilobytes) * 1000;
    const session = sessions.get(this) ?? (await this.context.newCDPSession(this.page));
    sessions.set(this, session);
    await session.send('Network.enable');
    const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
    await session.send('Network.emulateNetworkConditions', conditions);
  },
);

/** A session of the browser's protocol limits the connection only as long as it is open. */
const sessions = new WeakMap<ChurchWorld, CDPSession>();

const ABILITIES = {
  'has no service workers': ({ context }) =>
    context.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined })),
  // As in Firefox; the static host cannot answer calls.
  'lets the calls of pages that are left go past service workers': ({ context }) =>
    context.addInitScript(() => {
      const send = window.fetch.bind(window);
      window.fetch = (input, init) =>
        init?.keepalive === true ? Promise.resolve(new Response(null, { status: 404 })) : send(input, init);
    }),
  // As in Safari: the scroll position is lost when content above it grows.
  'keeps no place while a page grows': ({ page }) =>
    page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none')),
  // As Chrome does where a site can be installed; the browser of the scenarios never does.
  'can install the site': ({ context }) =>
    // As text, because a compiled function would refer to a helper that the page lacks.
    context.addInitScript({
      content: `addEventListener('load', () => dispatchEvent(Object.assign(
        new Event('beforeinstallprompt', { cancelable: true }),
        { prompt: async () => console.info('asked to install the site') },
      )));`,
    }),
  'has kept the site': (world) => keepSite(world),
  // The other pages are saved after the second one was opened.
  'has kept the whole site': async (world) => {
    await keepSite(world);
    await world.tab.visit('/');
    await expect.poll(() => savedAddresses(world)).toContain('/organizations');
  },
} as const satisfies Record<string, (world: ChurchWorld) => Promise<unknown>>;

Given(
  new RegExp(`^(?:my|the) browser (${Object.keys(ABILITIES).join('|')})$`),
  async function (this: ChurchWorld, ability: keyof typeof ABILITIES) {
    await ABILITIES[ability](this);
  },
);

/** The service worker is registered once the first page is idle, and serves the next one. */
async function keepSite(world: ChurchWorld): Promise<void> {
  await world.tab.visit('/');
  await world.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** Each saved answer is compared with the server's answer to a visitor. */
Then(/^my device keeps (nothing|only what a visitor is told)$/, async function (this: ChurchWorld, what: string) {
  if (what === 'nothing') {
    // The program may fetch a file of its own right after, which is saved again.
    const kept = async () => (await savedAddresses(this)).filter((path) => !path.startsWith('/assets/'));
    await expect.poll(kept).toEqual([]);
    return;
  }
  const lists = await savedLists(this);
  expect(lists.length).toBeGreaterThan(0);
  await sequentially(lists, async ({ path, text }) => {
    const { json } = await this.church.ask({ method: 'GET', path });
    expect(JSON.parse(text), path).toEqual(json);
  });
});
