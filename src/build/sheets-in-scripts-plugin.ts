import type { Plugin } from 'vite';
import { MOVING, type MovedSheets, moveSmallSheets } from './sheets-in-scripts.ts';

/**
 * Makes small style sheets part of their scripts in builds for the browser, where each would cost a request for some hundred
 * bytes.
 * @param moved gets the sheets
 */
export function sheetsInScriptsPlugin(moved: MovedSheets): Plugin {
  return {
    name: 'sheets-in-scripts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    // After Vite has finished the sheets, and before it lists what dynamic imports preload.
    enforce: 'post',
    augmentChunkHash: () => MOVING,
    generateBundle: (_, bundle) => moveSmallSheets(bundle, moved),
  };
}
