import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';

/** What is left of a build for the browser, once it is written. */
export interface WrittenBuild {
  /** The folder of the project. */
  readonly root: string;
  /** The folder of the build. */
  readonly out: string;
  readonly bundle: Rolldown.OutputBundle;
}

/**
 * A plugin that changes the files of a build for the browser once they are written. Such plugins run one after the other,
 * in the order in which the configuration lists them.
 */
export function afterBrowserBuild(name: string, change: (build: WrittenBuild) => Promise<void>): Plugin {
  let config: ResolvedConfig;
  return {
    name,
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle: {
      sequential: true,
      handler: (_, bundle) => change({ root: config.root, out: resolve(config.root, config.build.outDir), bundle }),
    },
  };
}

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
