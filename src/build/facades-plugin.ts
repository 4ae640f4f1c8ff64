import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBrowserBuild } from './compile-hint-plugin.ts';
import { type Facade, facadeOf, withoutFacades } from './facades.ts';

const ASSETS = 'assets';
const MANIFEST = '.vite/manifest.json';

/**
 * After a build for the browser, removes its facades, from the manifest too. Runs before the plugins that read the
 * manifest.
 */
export function facadesPlugin(): Plugin {
  return afterBrowserBuild('facades', ({ out }) => removeFacades(out));
}

async function removeFacades(out: string): Promise<void> {
  const scripts = (await readdir(join(out, ASSETS))).filter((file) => file.endsWith('.js'));
  const codes = await Promise.all(
    scripts.map(async (file) => [file, await readFile(join(out, ASSETS, file), 'utf8')] as const),
  );
  const facades = new Map<string, Facade>(
    codes.flatMap(([file, code]) => {
      const facade = facadeOf(code);
      return facade === undefined ? [] : [[file, facade] as const];
    }),
  );
  const rewrite = async (file: string, code: string): Promise<void> => {
    const rewritten = withoutFacades(code, facades);
    if (rewritten !== code) await writeFile(join(out, file), rewritten);
  };
  await Promise.all(
    codes.map(([file, code]) => (facades.has(file) ? rm(join(out, ASSETS, file)) : rewrite(`${ASSETS}/${file}`, code))),
  );
  await rewrite(MANIFEST, await readFile(join(out, MANIFEST), 'utf8'));
}
