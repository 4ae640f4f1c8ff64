import type { Plugin } from 'vite';

const LIBRARY = 'react-zoom-pan-pinch';

/**
 * Removes the code with which the zoom library adds a style element to the page: the security headers forbid it, and
 * its rules would override every layer. `zoom-pane.module.css` has the rules that are needed.
 * @returns the module's code without it
 * @throws Error when that code is not found, as may happen with a newer version
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

/** Applies {@link withoutStyleElement} to the library's module, in builds, in development and in tests. */
export function quietZoomStylesPlugin(): Plugin {
  return {
    name: 'quiet-zoom-styles',
    // A prebundled module, or one that Node loads itself, would not be transformed.
    config: () => ({
      optimizeDeps: { exclude: [LIBRARY] },
      test: { server: { deps: { inline: [LIBRARY] } } },
    }),
    transform: {
      filter: { id: /\/node_modules\/react-zoom-pan-pinch\/.*\.m?js(?:\?|$)/ },
      // Only the rest of one line changes, so the library's source map stays valid.
      handler: (code) => ({ code: withoutStyleElement(code), map: null }),
    },
  };
}
