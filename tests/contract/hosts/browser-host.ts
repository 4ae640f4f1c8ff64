import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { vi } from 'vitest';
import { serveStatic } from '../../../mock-server/hosts/static.ts';
import { findChromium, launchOptions } from '../../tools/machine/browser.ts';
import type { Host } from '../support/host.ts';
import { callFromPage } from './page-call.ts';
import { withCookies } from './page-cookies.ts';

const DEMO = fileURLToPath(new URL('../../../dist-demo', import.meta.url));

/** How long the mocked server of a page may take to answer, in milliseconds. */
const PATIENCE_MS = 30_000;

/** One after another: the page has one jar, which contains one user's cookies at a time. */
const inTurn = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
};

const isAnswering = (): Promise<boolean> =>
  fetch('/api/demo/state').then(
    ({ ok }) => ok,
    () => false,
  );

/** The calls that the page sends, those of an account with the caller's cookies. */
const sender = (page: Page): Host['fetch'] => {
  const oneByOne = inTurn();
  return (path, init = {}) => {
    const headers = new Headers(init.headers);
    const cookies = headers.get('Cookie') ?? '';
    headers.delete('Cookie');
    const call = () => callFromPage(page, path, { ...init, headers });
    return /^\/api\/account\//i.test(path) ? oneByOne(() => withCookies(page, cookies, call)) : call();
  };
};

/**
 * The mocked server inside a page of the built demo, called as the page's own scripts call it: through its service
 * worker.
 */
export async function openBrowserChurch(): Promise<Host> {
  const demo = await serveStatic({ root: DEMO, port: 0 });
  const browser = await chromium.launch(launchOptions(await findChromium()));
  const page = await browser.newPage();
  await page.goto(demo.url);
  await vi.waitUntil(() => page.evaluate(isAnswering), { timeout: PATIENCE_MS });
  return {
    fetch: sender(page),
    async close() {
      await browser.close();
      await demo.close();
    },
  };
}
