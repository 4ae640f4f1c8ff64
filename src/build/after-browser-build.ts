import { resolve } from 'node:path';
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
