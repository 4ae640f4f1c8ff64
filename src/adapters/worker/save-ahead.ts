import type { Strategy } from 'workbox-strategies/Strategy.js';
import { ownFiles } from './own-files.ts';
import { readSaved } from './saved-copies.ts';
import { bulletinLabel, pageKey } from './site-requests.ts';
import { absolute, assets, lists, MATCH, pages, pictures, stores } from './stores.ts';

declare const self: ServiceWorkerGlobalScope;

/** The age at which the saved copy of a list is fetched again while a signed-in user reads it. */
const COPY_AGE_MS = 10 * 60_000;

/** The savings that are running; they end early once everything is deleted. */
const underWay = new Set<Promise<void>>();
/** The deletion that is running. */
let clearing: Promise<void> | undefined;

/**
 * A saving for whose end {@link clear} waits as a whole: a part of it that began later would save again. One that is asked
 * for during a deletion begins after it.
 */
function untilCleared<Input extends readonly unknown[]>(
  saveAll: (...input: Input) => Promise<void>,
): (...input: Input) => Promise<void> {
  return async (...input) => {
    if (clearing !== undefined) await clearing;
    const all = saveAll(...input);
    underWay.add(all);
    await all.finally(() => underWay.delete(all));
  };
}

/** One after the other: no page waits for them, and a page may need the network. */
async function saveInTurn(strategy: Strategy, urls: readonly string[], event: ExtendableEvent): Promise<void> {
  await urls.reduce(async (before, url) => {
    await before;
    if (clearing === undefined) await save(strategy, new Request(url, { credentials: 'omit' }), event);
  }, Promise.resolve());
}

async function save(strategy: Strategy, request: Request, event: ExtendableEvent): Promise<void> {
  await Promise.all(strategy.handleAll({ request, event }));
}

/** Deletes everything, including what pending requests would save (OFFL-03). */
export async function clear(): Promise<void> {
  clearing ??= deleteAll().finally(() => {
    clearing = undefined;
  });
  await clearing;
}

async function deleteAll(): Promise<void> {
  await Promise.allSettled(underWay);
  await Promise.all(Object.values(stores).map(({ cacheName }) => self.caches.delete(cacheName)));
}

/** The files that the site opens with. */
export const saveMinimum = untilCleared(async (event: ExtendableEvent): Promise<void> => {
  const { minimum, shell } = ownFiles;
  await saveInTurn(assets, minimum.map(absolute), event);
  await saveInTurn(pages, ['/', shell].map(absolute), event);
});

/**
 * What is missing: first what the site opens with, which the user may have deleted, then the other pages that are the
 * same for all users. Continues where it was interrupted.
 */
export const saveRest = untilCleared(async (event: ExtendableEvent): Promise<void> => {
  const { minimum, shell, rest } = ownFiles;
  await saveMissing(minimum, ['/', shell], event);
  if (!isFrugal()) await saveMissing(rest, ownFiles.pages, event);
});

async function saveMissing(
  files: readonly string[],
  documents: readonly string[],
  event: ExtendableEvent,
): Promise<void> {
  await saveInTurn(assets, await missing(files), event);
  const outdated = await Promise.all(documents.map(async (page) => ((await isOfThisBuild(page)) ? [] : [page])));
  await saveInTurn(pages, outdated.flat().map(absolute), event);
}

/** The public answers to what a signed-in user has read; answers to their own requests are not saved (OFFL-03). */
export const saveVisitorCopy = untilCleared(async (url: string, event: ExtendableEvent): Promise<void> => {
  const copy = await self.caches.match(url, { ...MATCH, cacheName: stores.list.cacheName });
  const age = Date.now() - (copy === undefined ? 0 : readSaved(url, copy).at);
  if (age < COPY_AGE_MS || clearing !== undefined) return;
  await save(lists, new Request(url, { credentials: 'omit', headers: { accept: 'application/json' } }), event);
});

/** The other pages of a bulletin of which one was read. */
export const saveBulletinOf = untilCleared(async (picture: string, event: ExtendableEvent): Promise<void> => {
  if (isFrugal()) return;
  const cache = await self.caches.open(stores.list.cacheName);
  const urls = (await cache.keys()).map(({ url }) => url).filter((url) => bulletinLabel(url) !== undefined);
  const bulletins = await Promise.all(urls.map(async (url) => pagesIn(await cache.match(url, MATCH))));
  const own = bulletins.find((addresses) => addresses.includes(picture)) ?? [];
  const pictureCache = await self.caches.open(stores.picture.cacheName);
  const known = new Set((await pictureCache.keys()).map(({ url }) => url));
  await saveInTurn(
    pictures,
    own.filter((url) => !known.has(url)),
    event,
  );
});

async function pagesIn(answer: Response | undefined): Promise<readonly string[]> {
  if (answer?.ok !== true) return [];
  const named: unknown = await answer.json();
  const base = new URL(API_BASE_URL, self.location.origin);
  return Array.isArray(named) ? named.map((page) => new URL(String(page), base).href) : [];
}

async function missing(paths: readonly string[]): Promise<readonly string[]> {
  const cache = await self.caches.open(stores.asset.cacheName);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  return paths.map(absolute).filter((url) => !known.has(url));
}

async function isOfThisBuild(page: string): Promise<boolean> {
  const copy = await self.caches.match(pageKey(absolute(page)), { ...MATCH, cacheName: stores.page.cacheName });
  return (await copy?.text())?.includes(ownFiles.entry) === true;
}

/** Whether the user has asked the browser to save data, or the network is slow. */
function isFrugal(): boolean {
  const connection: unknown = Reflect.get(self.navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return (
    Reflect.get(connection, 'saveData') === true || /[23]g$/.test(String(Reflect.get(connection, 'effectiveType')))
  );
}
