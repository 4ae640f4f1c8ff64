import { readFileSync, writeFileSync } from 'node:fs';
import { build, type ConfigEnv, type PluginOption, type UserConfig } from 'vite';
import { EARLY_SCRIPT } from '../../../src/build/early-script.ts';
import { DOM_FOLDER, SCENARIO_BUILD } from './builds.ts';

/** What is only for pages that a host serves: here nothing is prerendered, styled or saved. */
const FOR_SERVED_PAGES = ['sheets-in-scripts', 'licences', 'compile-hint', 'early-script', 'prerender'];

/** Builds the product for the driver without a browser: one classic script, what runs before it, and a page without both. */
export async function buildForDom(top: string): Promise<void> {
  Object.assign(process.env, SCENARIO_BUILD);
  const { default: configuration } = await import('../../../vite.config.ts');
  const { plugins, ...own } = await (configuration as (environment: ConfigEnv) => UserConfig | Promise<UserConfig>)({
    command: 'build',
    mode: 'production',
  });
  await build({
    ...own,
    configFile: false,
    root: top,
    logLevel: 'error',
    publicDir: false,
    plugins: withoutServing(plugins ?? []),
    build: {
      ...own.build,
      outDir: DOM_FOLDER,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: `${top}src/main.tsx`,
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'site.js', name: 'Site' },
        // Where the module stands is where the page stands.
        transform: { define: { 'import.meta.url': 'document.baseURI' } },
      },
    },
  });
  const page = readFileSync(`${top}index.html`, 'utf8').replace(/<script.*?<\/script>/s, '');
  writeFileSync(`${top}${DOM_FOLDER}/index.html`, page);
  writeFileSync(`${top}${DOM_FOLDER}/early.js`, EARLY_SCRIPT);
}

const withoutServing = (plugins: readonly PluginOption[]): PluginOption[] =>
  plugins.flat().filter((plugin) => !(isNamed(plugin) && FOR_SERVED_PAGES.includes(plugin.name)));

const isNamed = (plugin: unknown): plugin is { readonly name: string } =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin;
