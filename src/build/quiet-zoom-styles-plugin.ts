import type { Plugin } from 'vite';

const LIBRARY = 'react-zoom-pan-pinch';

/**
 * Keeps the zoom library from putting a style element into the page: the security headers refuse it, and its rules would
 * stand over every layer. `zoom-pane.module.css` has what is needed of them.
 * @returns the module's code without it
 * @throws Error when it is not where it was, as a newer version may have it
 */
export function withoutStyleElement(code: string): string {
  const quiet = code.replace(/^styleInject\(\w+\);$/m, '');
  if (quiet === code) {
    throw new Error(
      `${LIBRARY} no longer calls styleInject(…) on a line of its own: see how it brings its styles now, and take that out in src/build/quiet-zoom-styles-plugin.ts`,
    );
  }
  return quiet;
}

/** {@link withoutStyleElement} for the library's module, in builds, in development and in tests. */
export function quietZoomStylesPlugin(): Plugin {
  return {
    name: 'quiet-zoom-styles',
    // What is bundled ahead, or loaded by Node itself, would pass by.
    config: () => ({
      optimizeDeps: { exclude: [LIBRARY] },
      test: { server: { deps: { inline: [LIBRARY] } } },
    }),
    transform: {
      filter: { id: /\/node_modules\/react-zoom-pan-pinch\/.*\.m?js(?:\?|$)/ },
      // Nothing but the rest of one line moves: the map that the library brings stays right.
      handler: (code) => ({ code: withoutStyleElement(code), map: null }),
    },
  };
}
