import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { SiteFiles } from '../adapters/worker/site-files.ts';
import { type BuiltScripts, builtScripts, neededFiles, standsOn } from './bundle.ts';
import {
  type ChunkingContext,
  earlyAmong,
  islandsAmong,
  laterThan,
  prerenderedAmong,
  reachableFrom,
} from './chunks/loads.ts';
import { CORE, DIALOGS, everyPage, MAIN, RESTING } from './chunks/table.ts';
import { type BuildConfiguration, tileOrigin } from './configuration.ts';
import { EARLY_SCRIPT } from './early-script.ts';
import { headersFile, redirectsFile, robots, securityHeaders, sitemap } from './hosting.ts';
import { offlineWorker, type PageFiles, picturesIn, SHELL_FILE, siteFiles, WORKER_FILE } from './offline-worker.ts';
import { pageHtml } from './page-html.ts';
import type * as PrerenderEntry from './prerender-entry.tsx';
import { type MovedSheets, withMovedSheets } from './sheets-in-scripts.ts';

const NOT_FOUND = '/404';
/** Declares the layers first, whatever sheet follows. */
const LAYERS = '@layer reset,tokens,kit,pages;';

/** The parts of a build that every page gets. */
interface Surroundings {
  /** Style rules for every page besides those of its own sheets. */
  readonly rules: string;
  /**
   * The modules of a server that is part of the program, by their paths from the project's folder, in the order in which
   * they run. All other modules wait for them.
   */
  readonly server?: readonly string[];
}

/**
 * After a build for the browser, renders every page to a file of its own, and writes the files for hosts and search
 * engines.
 * @param moved style sheets that are not among the written files
 */
export function prerenderPlugin(
  configuration: BuildConfiguration,
  surroundings: Surroundings,
  moved: MovedSheets,
): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle: {
      sequential: true,
      handler(_, bundle) {
        const {
          root,
          build: { outDir },
        } = config;
        const out = resolve(root, outDir);
        const later = laterModules(root, surroundings.server !== undefined, this);
        return withPrerenderEntry(config, (entry) =>
          prerenderInto(
            out,
            builtScripts(bundle, root),
            moved,
            entry,
            configuration,
            surroundings,
            later,
            (...worker) => offlineWorker(config, ...worker),
          ),
        );
      },
    },
  };
}

/** The modules that a page imports dynamically, by their paths from the project's folder. */
interface LaterModules {
  /** All of them, by modules that are not on every page. */
  of(modules: readonly string[]): readonly string[];
  /** The islands that are in the served page. */
  prerenderedOf(modules: readonly string[]): readonly string[];
}

function laterModules(root: string, mocked: boolean, context: ChunkingContext): LaterModules {
  const ids = (modules: readonly string[]): readonly string[] => modules.map((name) => join(root, name));
  const names = (found: readonly string[]): readonly string[] => found.map((id) => relative(root, id));
  const everywhere = reachableFrom(ids([...everyPage(mocked).keys()]), context);
  return {
    of: (modules) => names(laterThan(ids(modules), everywhere, context)),
    prerenderedOf: (modules) => names(prerenderedAmong(ids(modules), everywhere, context)),
  };
}

async function prerenderInto(
  out: string,
  built: BuiltScripts,
  moved: MovedSheets,
  entry: Entry,
  configuration: BuildConfiguration,
  { rules, server = [] }: Surroundings,
  laterModulesOf: LaterModules,
  buildWorker: (apiBaseUrl: string, files: SiteFiles | undefined) => Promise<string>,
): Promise<void> {
  if (entry.churchErrors.length > 0) throw new Error(entry.churchErrors.join('\n'));
  const { siteUrl, apiBaseUrl, worksOffline } = configuration;
  const answersAtOnce = server.length === 0;
  const pages = new Map<string, PageFiles>();

  const withSheets = withMovedSheets(built, moved);
  const textOf = (file: string): string => moved.texts.get(file) ?? readFileSync(join(out, file), 'utf8');

  const writePage = async (path: string): Promise<string> => {
    const page = await entry.renderPage(path);
    const [main = '', ...modules] = neededFiles(built, [MAIN]).scripts.map(addressOf);
    const imported = laterModulesOf.of(page.modules);
    const islands = islandsAmong(imported);
    pages.set(path, { path, modules: [...page.modules, ...islands], pictures: picturesIn(page.body) });
    // Without the sheets of islands that are not prerendered: each page with rules of its own adds a hash to the security
    // policy, and hosts limit the length of that header.
    const { sheets } = neededFiles(withSheets, [
      MAIN,
      ...page.modules,
      DIALOGS,
      ...laterModulesOf.prerenderedOf(page.modules),
    ]);
    const stages = stagesOf({
      server,
      page: page.modules,
      early: earlyAmong(imported),
      core: CORE,
      inPage: islands.filter((island) => !standsOn(built, island, DIALOGS)),
      islands,
      dialogs: DIALOGS,
    });
    const present = [main, ...modules, ...sheets.map(addressOf)];
    const later = inStages(built, stages, present);
    const ownRules = sheets.map(textOf);
    const css = LAYERS + ownRules.join('') + rules;
    const own = {
      css,
      entry: main,
      modules,
      later,
      needsCore: islands.length > 0,
      sheets: sheets.filter((sheet) => !moved.texts.has(sheet)).map(addressOf),
    };
    const html = pageHtml(page, { ...own, siteUrl, apiBaseUrl, awaitsServer: !answersAtOnce });
    if (path === NOT_FOUND && worksOffline)
      await write(join(out, SHELL_FILE), pageHtml({ ...page, title: page.siteName, body: '' }, { ...own, siteUrl }));
    const aliases = Object.keys(entry.servedAs).filter((alias) => entry.servedAs[alias] === path);
    await Promise.all([path, ...aliases].map((address) => write(join(out, fileFor(address)), html)));
    return hashOf(css);
  };

  const hashes = new Set(await Promise.all(entry.prerenderedPaths.map(writePage)));
  const headers = securityHeaders({
    styleHashes: [...hashes],
    scriptHash: hashOf(EARLY_SCRIPT),
    apiOrigin: originOf(apiBaseUrl),
    tileOrigin: tileOrigin(configuration.map),
    isSecure: siteUrl.startsWith('https:'),
  });
  await write(join(out, '_headers'), headersFile(headers));
  await write(join(out, '_redirects'), redirectsFile(entry.routePaths));
  await write(join(out, 'sitemap.xml'), sitemap(siteUrl, ['/', ...entry.indexedPaths]));
  await write(join(out, 'robots.txt'), robots(siteUrl));
  if (answersAtOnce) {
    const kept = ['/', ...entry.indexedPaths].flatMap((path) => pages.get(path) ?? []);
    const files = siteFiles(built, [MAIN, CORE, DIALOGS, ...RESTING], kept);
    await write(join(out, WORKER_FILE), await buildWorker(apiBaseUrl, worksOffline ? files : undefined));
  }
}

/** A hash as a content security policy writes it. */
function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function addressOf(file: string): string {
  return `/${file}`;
}

/** The addresses of the files that modules need, stage by stage: scripts, then sheets, each file once. */
function inStages(
  built: BuiltScripts,
  stages: readonly (readonly string[])[],
  present: readonly string[],
): readonly (readonly string[])[] {
  const known = new Set(present);
  return stages.map((modules) => {
    const { scripts, sheets } = neededFiles(built, [MAIN, ...modules]);
    const files = [...scripts, ...sheets].map(addressOf).filter((file) => !known.has(file));
    for (const file of files) known.add(file);
    return files;
  });
}

function fileFor(path: string): string {
  if (path === NOT_FOUND) return '404.html';
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

function originOf(address: string): string | undefined {
  return address === '/' ? undefined : new URL(address).origin;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** What renders the pages. */
type Entry = typeof PrerenderEntry;

/** Builds the application again for Node, runs the entry, and removes that build. */
async function withPrerenderEntry(config: ResolvedConfig, run: (entry: Entry) => Promise<void>): Promise<void> {
  const cache = join(config.root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  // A new folder each time, because Node caches modules by their address.
  const folder = await mkdtemp(join(cache, 'prerender-'));
  try {
    await build({
      root: config.root,
      mode: config.mode,
      logLevel: 'warn',
      publicDir: false,
      build: {
        ssr: 'src/build/prerender-entry.tsx',
        outDir: folder,
        // Pages are rendered, not downloaded, so a single chunk is fine.
        rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
      },
    });
    const entry: Entry = await import(pathToFileURL(join(folder, 'prerender-entry.js')).href);
    await run(entry);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What a page needs: modules, by their paths from the project's folder. */
interface Needed {
  /** The modules of a server that is part of the program, in the order in which they run; else none. */
  readonly server: readonly string[];
  readonly page: readonly string[];
  /** What shows the answer of the page's early call. */
  readonly early: readonly string[];
  readonly core: string;
  /** The islands that wait for no dialog. */
  readonly inPage: readonly string[];
  readonly islands: readonly string[];
  readonly dialogs: string;
}

/**
 * The stages in which a page's files are fetched after its first paint. The page's code comes before the core, so that React
 * hydrates it while that loads. Hydration waits for a server that is part of the program (`beside-page.ts`), which therefore
 * comes first: the code that fills it has a stage of its own, and so has the rest, which loads while it is filled. A page
 * without islands runs the core only after the first interaction (`first-interaction.ts`), but preloads it: the browser may be
 * offline by then. Dialogs, which open over the page, may load last.
 */
export function stagesOf({
  server,
  page,
  early,
  core,
  inPage,
  islands,
  dialogs,
}: Needed): readonly (readonly string[])[] {
  const [filling, ...answering] = server;
  return [
    ...(filling === undefined ? [] : [[filling], answering]),
    [...page, ...early],
    [core, ...inPage],
    [...islands, dialogs],
  ];
}
