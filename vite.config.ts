import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { chunkNaming } from './src/build/chunks/solver.ts';
import { MOCK, preloadsOf } from './src/build/chunks/table.ts';
import { compileHintPlugin } from './src/build/compile-hint-plugin.ts';
import { readBuildConfiguration } from './src/build/configuration.ts';
import { earlyScriptPlugin } from './src/build/early-script.ts';
import { licencesPlugin } from './src/build/licences-plugin.ts';
import { mockWorkerPlugin } from './src/build/mock-worker-plugin.ts';
import { WORKER_PACKAGES } from './src/build/offline-worker.ts';
import { prerenderPlugin } from './src/build/prerender-plugin.ts';
import { quietZoomStylesPlugin } from './src/build/quiet-zoom-styles-plugin.ts';
import { noMovedSheets, sheetsInScriptsPlugin } from './src/build/sheets-in-scripts.ts';
import * as inversifyExtras from './src/build/stand-ins/inversify-extras.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What this church is, and says of itself: see the README there. */
const CHURCH = here(process.env['CHURCH_FOLDER'] ?? './src/church');

const TOP = here('.').replace(/\/$/, '');
const PAGES = readdirSync(here('./src/ui/pages'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('-page.tsx'))
  .map((file) => `src/ui/pages/${file}`);

/** The unit tests that need a document. */
const WITH_A_PAGE = ['ui', 'adapters/browser', 'site', 'core', 'build/early-script'].map(
  (place) => `tests/${place}/**/*.test.{ts,tsx}`,
);

/** The files that a library imports of itself, called like an export of the module that replaces them. */
const namedLike = (replacement: object): RegExp =>
  new RegExp(String.raw`^\.\.?/(?:.*/)?(?:${Object.keys(replacement).join('|')})\.js$`);

export default defineConfig(({ mode, isSsrBuild }) => {
  const testing = mode === 'test';
  const mocked = mode === 'mock' || testing;
  const configuration = readBuildConfiguration({ ...loadEnv(mode, here('.'), 'VITE_'), mocked });

  const chunks = { debugName: 'by what loads together', name: chunkNaming(TOP, PAGES, { mocked: mode === 'mock' }) };

  const moved = noMovedSheets();

  return {
    plugins: [
      react(),
      earlyScriptPlugin(),
      quietZoomStylesPlugin(),
      licencesPlugin(configuration.worksOffline ? WORKER_PACKAGES : []),
      sheetsInScriptsPlugin(moved),
      compileHintPlugin(),
      prerenderPlugin(
        configuration,
        mode === 'mock'
          ? {
              rules: readFileSync(here('./mock-server/panel/page-room.css'), 'utf8'),
              server: [MOCK.church, MOCK.answers],
            }
          : { rules: '' },
        moved,
      ),
      ...(mode === 'mock' && isSsrBuild !== true ? [mockWorkerPlugin(here('./mock-server/public'))] : []),
    ],
    resolve: {
      alias: [
        { find: /^@\/church\//, replacement: `${CHURCH}/` },
        { find: '@', replacement: here('./src') },
        // What inversify needs of it, and no more: see there.
        { find: /^reflect-metadata(?:\/lite)?$/, replacement: here('./src/build/stand-ins/metadata.ts') },
        // A twentieth of the core, for what `client.ts` does by itself: see there.
        { find: /^(?:ufo|destr)$/, replacement: here('./src/build/stand-ins/ofetch-extras.ts') },
        // A tenth of the core, for bindings of a kind that this project has none of: see there.
        { find: namedLike(inversifyExtras), replacement: here('./src/build/stand-ins/inversify-extras.ts') },
        // A tenth of the demo's church, for cookies that it does not keep there: see there.
        { find: 'tough-cookie', replacement: here('./mock-server/hosts/no-cookie-store.ts') },
        // It asks for the stack of the program once for each handler, to name the line of one in its own log: see there.
        { find: /^\.\.?\/(?:.*\/)?getCallFrame\.mjs$/, replacement: here('./mock-server/hosts/no-call-frame.ts') },
        // What libraries bring along for React 17 has long been in React itself.
        { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'use-sync-external-store' },
        {
          find: /^use-sync-external-store\/shim\/with-selector$/,
          replacement: 'use-sync-external-store/with-selector',
        },
      ],
    },
    publicDir: `${CHURCH}/public`,
    define: {
      __MOCKED__: JSON.stringify(mode === 'mock'),
      __CONFIGURATION__: JSON.stringify(configuration),
    },
    css: { modules: { generateScopedName: mocked ? '[name]__[local]' : '[hash:base64:5]' } },
    build: {
      target: 'es2023',
      // As README names them.
      cssTarget: ['chrome111', 'edge111', 'safari16.4', 'firefox121'],
      outDir: mocked ? 'dist-demo' : 'dist',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, needed, { hostId }) => preloadsOf(hostId, needed),
      },
      rolldownOptions:
        isSsrBuild === true
          ? {}
          : {
              output: { codeSplitting: { includeDependenciesRecursively: false, groups: [chunks] } },
            },
    },
    server: { port: 5173, strictPort: true },
    test: {
      // A machine that does much else at once must not turn a test red.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      expect: { poll: { timeout: 10_000 } },
      // Tests leave nothing behind, so files may share what they have imported: half the time is importing.
      isolate: false,
      // Without this, one processor is kept back, which is half of a machine that has two.
      maxWorkers: availableParallelism(),
      coverage: {
        provider: 'v8',
        include: ['src/**/*.{ts,tsx}'],
        reporter: ['text-summary', 'html'],
        reportsDirectory: 'reports/coverage',
      },
      projects: [
        {
          extends: true,
          test: {
            name: 'inside',
            environment: 'node',
            include: ['tests/**/*.test.ts'],
            exclude: WITH_A_PAGE,
            setupFiles: ['tests/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'views',
            environment: 'happy-dom',
            include: WITH_A_PAGE,
            setupFiles: ['tests/setup.ts', 'tests/ui/setup.ts'],
          },
        },
      ],
    },
  };
});
