import type { Plugin } from 'vite';
import { EARLY_SCRIPT } from './early-script.ts';

/** Gives the page of the development server the script that prerendered pages carry. */
export function earlyScriptPlugin(): Plugin {
  return {
    name: 'early-script',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', children: EARLY_SCRIPT, injectTo: 'head-prepend' }],
  };
}
