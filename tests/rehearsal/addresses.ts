import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ask } from './ask.ts';
import type { Log } from './log.ts';
import { SITE } from './network.ts';

/** The requested address, and the folder of the build that must answer. */
export interface Site {
  readonly ask: Ask;
  readonly dist: string;
}

type Spelt = readonly [address: string, file: string];

/** Each address of the site is answered by its own page, in any spelling, and any other by the not-found page. */
export async function checkAddresses(log: Log, { ask, dist }: Site): Promise<void> {
  const files = await readdir(dist, { recursive: true });
  const pages = files.filter((file) => file.endsWith('index.html') && !file.startsWith('_'));
  const addresses = pages.map((file) => `/${file.slice(0, -'index.html'.length).replace(/\/$/, '')}`);
  const redirects = await readFile(join(dist, '_redirects'), 'utf8');
  const kinds = redirects.split('\n').flatMap((line) => {
    const [from, to] = line.split(' ');
    return from === undefined || to === undefined ? [] : [{ from, file: `${to}index.html` }];
  });
  const isPage = async (address: string, file: string, status = 200): Promise<void> => {
    const answer = await ask(`${SITE}${address}`);
    assert.equal(answer.status, status, `${address} is answered ${answer.status}`);
    assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8', address);
    assert.ok(answer.body.equals(await readFile(join(dist, file))), `${address} is not ${file}`);
  };
  const arePages = (all: readonly Spelt[]): Promise<unknown> =>
    Promise.all(all.map(([address, file]) => isPage(address, file)));

  log.heading('Addresses');
  await log.check('http leads to https, with path and query', async () => {
    const { status, headers } = await ask(`${SITE.replace('https', 'http')}/sermon/bulletin?date=2026-11-08`);
    assert.deepEqual([status, headers.location], [301, `${SITE}/sermon/bulletin?date=2026-11-08`]);
  });
  await log.check('each address is answered by its own page', async () => {
    await arePages(addresses.map((address) => [address, `${address}/index.html`]));
    return `${addresses.length} addresses`;
  });
  await log.check('with a slash at its end, or a query, too', async () => {
    const spelt = (end: string): Spelt[] =>
      addresses.map((address) => [`${address.replace(/\/$/, '')}${end}`, `${address}/index.html`]);
    await arePages([...spelt('/'), ...spelt('/?date=2026-11-08')]);
  });
  await log.check('index.html leads to the address without it, and to no other site', async () => {
    const leads = async (address: string) => (await ask(`${SITE}${address}`)).headers.location;
    assert.equal(await leads('/index.html'), `${SITE}/`);
    assert.equal(
      await leads('/sermon/bulletin/index.html?date=2026-11-08'),
      `${SITE}/sermon/bulletin/?date=2026-11-08`,
    );
    assert.equal(await leads('//elsewhere.example.net/index.html'), `${SITE}//elsewhere.example.net/`);
  });
  await log.check('an address with a parameter is answered by the page of its kind, in capitals too', async () => {
    const filled = kinds.map(({ from, file }): Spelt => [from.replaceAll(/:\w+/g, '7'), file]);
    await arePages([...filled, ...filled.map(([address, file]): Spelt => [address.toUpperCase(), file])]);
    return `${kinds.length} kinds`;
  });
  await log.check('what does not exist is answered by 404.html, with status 404', async () => {
    const missing = ['/no/such/page', '/no-such.html', '/assets/gone-1234.js', '/INTRO/VISION', '/member/detailed'];
    await Promise.all(missing.map((address) => isPage(address, '404.html', 404)));
  });
  await log.check('no address leads out of the folder', async () => {
    const outside = [
      '/../headers.conf',
      '/%2e%2e/headers.conf',
      '/assets/..%2f..%2fheaders.conf',
      '/assets../headers.conf',
    ];
    const answers = await Promise.all(outside.map((address) => ask(`${SITE}${address}`)));
    assert.deepEqual(
      answers.filter(({ status }) => status !== 400 && status !== 404),
      [],
    );
  });
}
