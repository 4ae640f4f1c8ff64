import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type ResolvedConfig } from 'vite';
import type * as PrerenderEntry from './prerender-entry.tsx';

/** What renders the pages. */
export type Entry = typeof PrerenderEntry;

/** Builds the application again for Node, runs the entry, and removes that build. */
export async function withPrerenderEntry(config: ResolvedConfig, run: (entry: Entry) => Promise<void>): Promise<void> {
  const cache = join(config.root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  // A new folder each time, because Node caches modules by their address.
  const folder = await mkdtemp(join(cache, 'prerender-'));
  try {
    await build({
      root: config.root,
      mode: config.mode,
      logLevel: 'warn',
      publicDir: false,
      build: {
        ssr: 'src/build/prerender-entry.tsx',
        outDir: folder,
        manifest: false,
        // Pages are rendered, not downloaded, so a single chunk is fine.
        rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
      },
    });
    const entry: Entry = await import(pathToFileURL(join(folder, 'prerender-entry.js')).href);
    await run(entry);
  } finally {
    await rm(folder, { recursive: true });
  }
}
