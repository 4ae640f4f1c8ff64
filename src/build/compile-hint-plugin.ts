import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/**
 * Asks Chrome (136 and later) to compile all functions of a script while it still comes, beside the page's thread, instead
 * of each when it is first called. It must be the first line; to others it is a comment.
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';

/** Whether a chunk holds code of ours, nearly all of which is called: of a library alone, a page may call little. */
const isMostlyCalled = (moduleIds: readonly string[]): boolean =>
  moduleIds.some((id) => /\/(?:src|mock-server)\//.test(id));

/** After a build for the browser, begins the chunks that are mostly called with the hint. */
export function compileHintPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'compile-hint',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle: {
      sequential: true,
      async handler(_, bundle) {
        const out = resolve(config.root, config.build.outDir);
        await Promise.all(
          Object.values(bundle).map(async (file) => {
            if (file.type !== 'chunk' || !isMostlyCalled(file.moduleIds)) return;
            const path = join(out, file.fileName);
            await writeFile(path, COMPILE_ALL + (await readFile(path, 'utf8')));
          }),
        );
      },
    },
  };
}
