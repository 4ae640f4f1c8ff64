import type { Plugin } from 'vite';

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

/** In builds for the browser, adds the hint to the scripts most of whose functions are called. */
export function compileHintPlugin(): Plugin {
  return {
    name: 'compile-hint',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    // After all that writes into a script, which must begin with it.
    enforce: 'post',
    augmentChunkHash: ({ moduleIds }) => (isMostlyCalled(moduleIds) ? COMPILE_ALL : ''),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && isMostlyCalled(file.moduleIds)) file.code = COMPILE_ALL + file.code;
      },
    },
  };
}
