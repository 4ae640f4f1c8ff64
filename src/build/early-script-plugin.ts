import type { Plugin } from 'vite';
import { EARLY_SCRIPT } from './early-script.ts';

/** Adds the early script of prerendered pages to the page of the development server. */
export function earlyScriptPlugin(): Plugin {
  return {
    name: 'early-script',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', children: EARLY_SCRIPT, injectTo: 'head-prepend' }],
  };
}
