import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Manifest } from './bundle.ts';
import { bundlerHelpers, manifestWithHelpersIn, withHelpers, withHelpersOf } from './bundler-helpers.ts';
import { MAIN } from './chunks/table.ts';
import { afterBrowserBuild } from './compile-hint-plugin.ts';

const ASSETS = 'assets';
const MANIFEST = '.vite/manifest.json';
/** The bundler's name of the module with its helpers, which it always puts into a chunk of its own. */
const HELPERS = '\0rolldown/runtime.js';

/**
 * After a build for the browser, moves the bundler's helpers into the file with the program's first module, which all
 * others import: they would be a file of some hundred bytes that every page fetches. Runs before the plugins that read
 * the manifest.
 */
export function bundlerHelpersPlugin(): Plugin {
  return afterBrowserBuild('bundler-helpers', async ({ root, out, bundle }) => {
    const fileWith = (module: string): string | undefined =>
      Object.values(bundle)
        .find((one) => one.type === 'chunk' && one.moduleIds.includes(module))
        ?.fileName.slice(`${ASSETS}/`.length);
    const [file, host] = [fileWith(HELPERS), fileWith(join(root, MAIN))];
    if (file !== undefined && host !== undefined) await moveHelpers(out, file, host);
  });
}

async function moveHelpers(out: string, file: string, host: string): Promise<void> {
  const textOf = (name: string): Promise<string> => readFile(join(out, name), 'utf8');
  const helpers = bundlerHelpers(file, await textOf(`${ASSETS}/${file}`));
  const rewrite = async (name: string): Promise<void> => {
    const code = await textOf(`${ASSETS}/${name}`);
    const inside = name === host ? withHelpers(code, helpers) : code;
    const rewritten = withHelpersOf(host, inside, helpers);
    if (rewritten !== code) await writeFile(join(out, ASSETS, name), rewritten);
  };
  await rm(join(out, ASSETS, file));
  const scripts = (await readdir(join(out, ASSETS))).filter((name) => name.endsWith('.js'));
  await Promise.all(scripts.map(rewrite));
  const manifest: Manifest = JSON.parse(await textOf(MANIFEST));
  await writeFile(join(out, MANIFEST), JSON.stringify(manifestWithHelpersIn(host, manifest, helpers)));
}
