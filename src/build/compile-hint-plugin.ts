import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBrowserBuild } from './after-browser-build.ts';

/**
 * Asks Chrome (136 and later) to compile all functions of a script while it is being downloaded, in parallel to the
 * page's thread, in place of each when it is first called. It must be the first line; for other browsers it is a
 * comment.
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';

/**
 * Whether a chunk contains modules of this project, most of whose functions are called: a page calls few functions of a
 * chunk with only a library.
 */
const isMostlyCalled = (moduleIds: readonly string[]): boolean =>
  moduleIds.some((id) => /\/(?:src|mock-server)\//.test(id));

/** After a build for the browser, adds the hint to the chunks most of whose functions are called. */
export function compileHintPlugin(): Plugin {
  return afterBrowserBuild('compile-hint', async ({ out, bundle }) => {
    await Promise.all(
      Object.values(bundle).map(async (file) => {
        if (file.type !== 'chunk' || !isMostlyCalled(file.moduleIds)) return;
        const path = join(out, file.fileName);
        await writeFile(path, COMPILE_ALL + (await readFile(path, 'utf8')));
      }),
    );
  });
}
