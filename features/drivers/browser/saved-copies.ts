import { SCENARIO_BUILD } from '../../../tests/tools/scenarios/builds.ts';
import type { ChurchWorld } from '../../support/world.ts';

/** The addresses of the saved copies, without their origin, sorted. */
export async function savedAddresses({ page }: ChurchWorld): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('site-'));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept
      .flat()
      .map(({ url }) => url.replace(/^https?:\/\/[^/]+/, ''))
      .toSorted();
  });
}

interface SavedList {
  /** The part after `/api/`. */
  readonly path: string;
  readonly text: string;
}

/** The saved answers of the server, without pictures. */
export async function savedLists({ page }: ChurchWorld): Promise<readonly SavedList[]> {
  return page.evaluate(async (base) => {
    const names = (await caches.keys()).filter((name) => name.startsWith('site-'));
    const kept = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const calls = (await cache.keys()).filter(({ url }) => url.startsWith(base) && !/\/content\//i.test(url));
        return Promise.all(
          calls.map(async ({ url }) => ({
            path: url.slice(base.length),
            text: (await (await cache.match(url, { ignoreVary: true }))?.text()) ?? '',
          })),
        );
      }),
    );
    return kept.flat();
  }, `${SCENARIO_BUILD.VITE_API_BASE_URL}api/`);
}
