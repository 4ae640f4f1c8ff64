import { join } from 'node:path';
import { build, type ResolvedConfig } from 'vite';
import type { SiteFiles } from '../adapters/worker/site-files.ts';
import { type BuiltScripts, neededFiles } from './bundle.ts';
import { packagesOf } from './licences-plugin.ts';

/** The packages in the worker, for `licenses.txt`: the worker is bundled separately. */
export const WORKER_PACKAGES = ['workbox-core', 'workbox-navigation-preload', 'workbox-routing', 'workbox-strategies'];

/** The file in the site's root: a worker sees no page above its own folder. */
export const WORKER_FILE = 'offline-worker.js';
/** The empty page that the worker serves for pages that are not saved. */
export const SHELL_FILE = 'shell.html';

export interface PageFiles {
  readonly path: string;
  /** Its modules, by their paths from the project's folder; its islands among them. */
  readonly modules: readonly string[];
  /** Addresses of the pictures in it. */
  readonly pictures: readonly string[];
}

/** The site's own pictures in the markup of a page. */
export function picturesIn(markup: string): readonly string[] {
  return [...markup.matchAll(/<img [^>]*\bsrc="(\/assets\/[^"]+)"/g)].flatMap(([, address]) => address ?? []);
}

/**
 * The files of a build that are saved on the device, and when.
 * @param always modules that every page needs, the entry first
 * @param pages the pages that are the same for all users, the home page first
 */
export function siteFiles(built: BuiltScripts, always: readonly string[], pages: readonly PageFiles[]): SiteFiles {
  const filesOf = ({ modules }: PageFiles): readonly string[] => {
    const { scripts, sheets } = neededFiles(built, [...always, ...modules]);
    return [...scripts, ...sheets].map((file) => `/${file}`);
  };
  const {
    scripts: [entry = ''],
    assets,
  } = neededFiles(built, always);
  // Such as the picture of a failure: while offline it is shown more often than ever.
  const everywhere = assets.map((file) => `/${file}`);
  const [home, ...others] = pages;
  const minimum = new Set(home === undefined ? [] : filesOf(home));
  return {
    entry: `/${entry}`,
    minimum: [...minimum],
    shell: `/${SHELL_FILE}`,
    pages: others.map(({ path }) => path),
    rest: [
      ...new Set([...everywhere, ...pages.flatMap(({ pictures }) => pictures), ...others.flatMap(filesOf)]),
    ].filter((file) => !minimum.has(file)),
  };
}

/**
 * Bundles the service worker into one classic script: older versions of Firefox support no module workers.
 * @param files undefined for a worker that only removes an older one
 * @throws Error when a package in it is not among {@link WORKER_PACKAGES}
 */
export async function offlineWorker(
  { root, mode }: Pick<ResolvedConfig, 'root' | 'mode'>,
  apiBaseUrl: string,
  files: SiteFiles | undefined,
): Promise<string> {
  const name = files === undefined ? 'remove-worker' : 'offline-worker';
  const built = await build({
    root,
    mode,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { SITE_FILES: JSON.stringify(files ?? null), API_BASE_URL: JSON.stringify(apiBaseUrl) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(root, `src/adapters/worker/${name}.ts`), output: { format: 'iife' } },
    },
  });
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [chunk] = chunks;
  if (chunk?.type !== 'chunk' || chunks.length > 1) throw new Error(`${name} is not one script`);
  const unlisted = packagesOf(chunk.moduleIds)
    .map((folder) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length))
    .filter((one) => !WORKER_PACKAGES.includes(one));
  if (unlisted.length > 0) throw new Error(`Add ${unlisted.join(', ')} to WORKER_PACKAGES: licenses.txt lacks them`);
  return chunk.code;
}
