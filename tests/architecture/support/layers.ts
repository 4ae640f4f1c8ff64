/** The domain modules: none imports another. */
const MODULES = ['auth', 'people', 'organisation', 'content', 'admin'] as const;
type Module = (typeof MODULES)[number];

/** The kernel, which every module knows, and which knows none. */
const KERNEL = 'shared';

export type LayerName =
  | 'x.ts'
  | 'x.ports.ts'
  | 'x.use-cases.ts'
  | 'x.store.ts'
  | 'x.machine.ts'
  | 'church'
  | 'adapters/http'
  | 'adapters/browser'
  | 'adapters/worker'
  | 'ui/kit'
  | 'ui/messages/ko/kit'
  | 'ui/messages'
  | 'ui/patterns'
  | 'ui/app/islands'
  | 'ui/app/section'
  | 'ui/app'
  | 'ui/pages'
  | 'composition/tokens'
  | 'composition/core'
  | 'composition'
  | 'build'
  | 'main'
  | 'ambient';

/** What a layer may import besides itself, and how that is said to whoever imports something else. */
export interface Layer {
  readonly name: LayerName;
  readonly holds: RegExp;
  /** Layers of which it knows everything. */
  readonly values: readonly LayerName[];
  /** Layers of which it knows the types alone. */
  readonly types?: readonly LayerName[];
  /** Libraries with all their subpaths. */
  readonly libraries?: readonly (string | RegExp)[];
  /** Libraries of which it knows the types alone. */
  readonly libraryTypes?: readonly string[];
  /** The modules that one of its files knows of a layer of the inside; every one where this is absent. */
  readonly modules?: (path: string, target: LayerName, typeOnly: boolean) => readonly string[];
  /** {@link modules} in words, for the table of the document. */
  readonly ofModules?: string;
  /** The end of "`prayers.ts` …, so it knows no machine". */
  readonly is: string;
  /** What stands in the place of "machine" there. */
  readonly no: string;
  /** What to do instead. */
  readonly instead: string;
}

/** The layers of the modules and of the kernel, which are told by the end of a file's name. */
export const INSIDE: readonly LayerName[] = ['x.ts', 'x.ports.ts', 'x.use-cases.ts', 'x.store.ts', 'x.machine.ts'];
const WORDS: readonly LayerName[] = ['ui/messages/ko/kit', 'ui/messages'];
/** Every layer of views except the inside of a page. */
const VIEWS: readonly LayerName[] = ['ui/kit', ...WORDS, 'ui/patterns', 'ui/app/islands', 'ui/app/section', 'ui/app'];
const WIRING: readonly LayerName[] = ['composition/tokens', 'composition/core', 'composition'];
const ADAPTERS: readonly LayerName[] = ['adapters/http', 'adapters/browser'];

/** Groups of layers that the table calls by one name. */
const GROUPS: Readonly<Record<string, readonly LayerName[]>> = {
  'the inside': INSIDE,
  '`ui/messages`': WORDS,
  '`ui` but its pages': VIEWS,
  '`adapters`': ADAPTERS,
  '`composition`': WIRING,
};

const VIEW_LIBRARIES = ['react', 'react-dom', 'xstate', '@xstate/react'];

/** The modules that are shown in a folder, besides what every folder of its layer shows. */
type Shown = Readonly<Record<string, readonly Module[]>>;

const shownIn = (shown: Shown, path: string): readonly Module[] =>
  Object.entries(shown).find(([folder]) => path.startsWith(folder))?.[1] ?? [];

/** The other patterns show what is of the kernel. */
const PATTERNS: Shown = {
  'src/ui/patterns/posts/': ['content'],
  'src/ui/patterns/access/': ['auth'],
  'src/ui/patterns/people/': ['people'],
};

/** The modules whose machines the views of a place run, besides the session, which is everybody's. */
const PLACES: Shown = {
  'src/ui/pages/account/': ['people'],
  'src/ui/pages/communion/': ['content'],
  'src/ui/pages/home/': ['content'],
  'src/ui/pages/management/organisation/': ['organisation'],
  'src/ui/pages/management/': ['admin'],
  'src/ui/pages/organizations/': ['organisation'],
  'src/ui/pages/role/': ['admin'],
  'src/ui/pages/search/': ['content'],
  'src/ui/pages/sermon/': ['content'],
};

/** The folder of a page: one address, or several with shared views. */
export const placeOf = (path: string): string | undefined =>
  /^src\/ui\/pages\/((?:sermon|communion|management)\/[^/]+|[^/]+)\//.exec(path)?.[1];

const modulesOfPage = (path: string, target: LayerName, typeOnly: boolean): readonly string[] =>
  target === 'x.machine.ts' && !typeOnly ? [...shownIn(PLACES, path), 'auth', KERNEL] : [...MODULES, KERNEL];

const modulesOfPattern = (path: string): readonly string[] => [...shownIn(PATTERNS, path), KERNEL];

const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** What is the same for every file of a module. */
const ofModule = {
  modules: (path: string) => [...new Set([moduleOf(path) ?? '', KERNEL])],
  ofModules: `of its module and of \`${KERNEL}\``,
};

/** The layers and what they may import; a path belongs to the first layer that holds it. */
const LAYERS: readonly Layer[] = [
  {
    // The strictest one, so that a forgotten suffix fails safely.
    name: 'x.ts',
    holds: inside(String.raw`(?<!\.(?:ports|use-cases|store|machine))`),
    values: [],
    ...ofModule,
    is: 'has no suffix',
    no: 'rule of a module',
    instead: 'move the type down, or give the file the suffix of what it is',
  },
  {
    name: 'x.ports.ts',
    holds: inside(String.raw`\.ports`),
    values: ['x.ts'],
    ...ofModule,
    is: 'is a port',
    no: 'port',
    instead: 'say it in words of its own, or move the type down into a file without a suffix',
  },
  {
    name: 'x.use-cases.ts',
    holds: inside(String.raw`\.use-cases`),
    values: ['x.ts', 'x.ports.ts'],
    ...ofModule,
    is: 'is a use-case',
    no: 'use-case',
    instead: 'take it as an argument of make…',
  },
  {
    name: 'x.store.ts',
    holds: inside(String.raw`\.store`),
    values: ['x.ts', 'x.ports.ts'],
    types: ['x.machine.ts'],
    ...ofModule,
    is: 'is a store',
    no: 'store',
    instead: 'take it as an argument, or call the file `.machine.ts`',
  },
  {
    name: 'x.machine.ts',
    holds: inside(String.raw`\.machine`),
    values: ['x.ts', 'x.store.ts'],
    types: ['x.ports.ts', 'x.use-cases.ts'],
    libraries: ['xstate'],
    ...ofModule,
    is: 'is a machine',
    no: 'machine',
    instead: 'take it as a dependency of provide…',
  },
  {
    name: 'church',
    holds: /^src\/church\//,
    values: ['x.ts'],
    modules: () => [KERNEL],
    ofModules: `of \`${KERNEL}\``,
    is: 'is of the church',
    no: 'fact of this church',
    instead: 'let whoever shows it bring the two together',
  },
  {
    name: 'adapters/http',
    holds: /^src\/adapters\/http\//,
    values: ['x.ts', 'x.ports.ts'],
    libraries: ['ofetch', 'zod/mini'],
    is: 'asks the server',
    no: 'adapter of the server',
    instead: 'keep a port, and let composition bring the two together',
  },
  {
    name: 'adapters/browser',
    holds: /^src\/adapters\/browser\//,
    values: ['x.ts', 'x.ports.ts'],
    // The router's own navigation, so that its links and the navigation adapter share one history.
    libraries: ['fflate', 'jose', 'pdfjs-dist', 'wouter/use-browser-location'],
    is: 'asks the browser',
    no: 'adapter of the browser',
    instead: 'keep a port, and let composition bring the two together',
  },
  {
    name: 'adapters/worker',
    holds: /^src\/adapters\/worker\//,
    values: [],
    libraries: [/^workbox-/],
    is: 'is bundled as a program of its own',
    no: 'part of the worker',
    instead: 'agree upon names of headers and messages, and write them on both sides',
  },
  {
    name: 'ui/kit',
    holds: /^src\/ui\/kit\//,
    values: ['ui/messages/ko/kit'],
    // A text that it is given may have English in it, which has to be marked.
    types: ['ui/messages'],
    libraries: ['react', 'react-dom', /^@radix-ui\//, 'wouter/use-browser-location', 'react-zoom-pan-pinch'],
    is: 'is of the kit',
    no: 'part of the kit',
    instead: 'take it as a prop',
  },
  {
    // The words of the kit's own buttons, which are the same wherever a part stands.
    name: 'ui/messages/ko/kit',
    holds: /^src\/ui\/messages\/ko\/kit(?:-parts)?\.ts$/,
    values: ['ui/messages'],
    is: 'has the words of the kit',
    no: 'word of the kit',
    instead: 'take it as an argument',
  },
  {
    name: 'ui/messages',
    holds: /^src\/ui\/messages\//,
    values: ['x.ts', 'church', 'ui/messages/ko/kit'],
    // Records are keyed by these types, so that the compiler asks for a text for each.
    types: ['x.ports.ts', 'x.use-cases.ts', 'x.machine.ts', 'ui/kit', 'ui/app/islands'],
    is: 'has words',
    no: 'word of a page',
    instead: 'take it as an argument',
  },
  {
    name: 'ui/patterns',
    holds: /^src\/ui\/patterns\//,
    values: ['x.ts', 'x.machine.ts', 'ui/kit', ...WORDS],
    types: ['x.ports.ts'],
    libraries: [...VIEW_LIBRARIES, /^@dnd-kit\//],
    modules: modulesOfPattern,
    ofModules: [
      `of \`${KERNEL}\``,
      ...Object.entries(PATTERNS).map(([folder, modules]) => `in \`${folder.slice(4, -1)}\` of ${quoted(modules)}`),
    ].join(', '),
    is: 'is a pattern',
    no: 'pattern',
    instead: 'take it as a prop, or move the view to the page that shows it',
  },
  {
    // What gives a view its services, and the addresses that it links to.
    name: 'ui/app/islands',
    holds: /^src\/ui\/app\/(?:islands|routes)\//,
    values: ['x.ts', 'x.store.ts', 'ui/kit', ...WORDS],
    types: WIRING,
    libraries: ['react', 'regexparam'],
    is: 'is loaded with every view',
    no: 'island or route',
    instead: 'take it as an argument, or load it when it is asked for',
  },
  {
    name: 'ui/app/section',
    holds: /^src\/ui\/app\/section\//,
    values: ['x.ts', 'x.machine.ts', 'ui/kit', ...WORDS, 'ui/patterns', 'ui/app/islands', 'composition'],
    libraries: VIEW_LIBRARIES,
    is: 'frames the pages of a section',
    no: 'frame of a section',
    instead: 'let the page pass it',
  },
  {
    name: 'ui/app',
    holds: /^src\/ui\/app\//,
    values: ['x.ts', 'x.store.ts', 'x.machine.ts', 'church', ...VIEWS, 'composition'],
    types: ['x.ports.ts', 'x.use-cases.ts', 'composition/tokens'],
    libraries: [...VIEW_LIBRARIES, 'react-toastify'],
    is: 'is of the shell',
    no: 'part of the shell',
    instead: 'let the table of routes load it, or an entry make it',
  },
  {
    name: 'ui/pages',
    holds: /^src\/ui\/pages\//,
    values: [
      'x.ts',
      'x.machine.ts',
      'church',
      'ui/kit',
      ...WORDS,
      'ui/patterns',
      'ui/app/islands',
      'ui/app/section',
      'composition',
    ],
    types: ['x.ports.ts', 'x.use-cases.ts'],
    libraries: [...VIEW_LIBRARIES, 'leaflet', 'react-leaflet', 'react-day-picker'],
    modules: modulesOfPage,
    ofModules: 'of every module, but machines of its own; no other page',
    is: 'is of a page',
    no: 'page',
    instead: 'ask the entry of its island for it; what pages share stands in ui/patterns or ui/kit',
  },
  {
    // Every view that names a service loads them: they carry no code.
    name: 'composition/tokens',
    holds: /^src\/composition\/(?:tokens|entry)\.ts$/,
    values: [],
    types: [...INSIDE, ...ADAPTERS, ...WIRING],
    libraryTypes: ['inversify', 'xstate'],
    is: 'names services',
    no: 'token',
    instead: 'import it where the service is made',
  },
  {
    // What is loaded after the first paint, and alone knows the library: views ask it for nothing.
    name: 'composition/core',
    holds: /^src\/composition\/container\.ts$/,
    values: [...INSIDE, ...ADAPTERS, 'composition/tokens'],
    types: ['build'],
    libraries: ['inversify'],
    is: 'is wiring',
    no: 'container',
    instead: 'let the view pass texts and addresses, and a module the rest',
  },
  {
    name: 'composition',
    holds: /^src\/composition\//,
    values: [...INSIDE, ...ADAPTERS, 'church', 'composition/tokens'],
    is: 'is wiring',
    no: 'entry',
    instead: 'let the view pass texts and addresses, and a module the rest',
  },
  {
    // Extensions of `vite build`, which are not in the bundle.
    name: 'build',
    holds: /^src\/build\//,
    values: [...INSIDE, ...ADAPTERS, 'church', ...VIEWS, ...WIRING, 'main'],
    types: ['adapters/worker'],
    libraries: ['react-dom', 'vite', /^node:/],
    is: 'is of the build',
    no: 'part of the build',
    instead: 'let the table of routes load it',
  },
  {
    // Where wiring and views meet.
    name: 'main',
    holds: /^src\/(?:main|site|core)\.tsx$/,
    values: [...INSIDE, ...ADAPTERS, 'church', ...VIEWS, ...WIRING],
    libraries: ['react', 'react-dom', 'xstate'],
    is: 'starts the program',
    no: 'start of the program',
    instead: 'let the table of routes load it, or composition bring it',
  },
  {
    name: 'ambient',
    holds: /^src\/[a-z-]+\.d\.ts$/,
    values: [],
    types: [...INSIDE, 'build', ...WIRING],
    libraries: ['vite'],
    is: 'declares types',
    no: 'declaration of another file',
    instead: 'declare its type',
  },
];

export const layerOf = (path: string): Layer | undefined => LAYERS.find(({ holds }) => holds.test(path));

/** The module of a path, or the kernel. */
export function moduleOf(path: string): string | undefined {
  const folder = /^src\/([a-z]+)\//.exec(path)?.[1] ?? '';
  return [...MODULES, KERNEL].find((name) => name === folder);
}

/** Content and admin have a folder for each topic; the other modules are flat. */
function inside(suffix: string): RegExp {
  const modules = '(?:auth|people|organisation|shared|(?:content|admin)(?:/[a-z-]+)?)';
  return new RegExp(String.raw`^src/${modules}/[a-z0-9-]+(?:\.[a-z-]+)*${suffix}\.ts$`);
}

/** The table of layers as src/README.md has it. */
export function layerTable(): string {
  // Layers that know the same share a row.
  const rows = new Map<string, readonly string[]>();
  for (const layer of LAYERS) {
    const known = knownBy(layer);
    rows.set(known, [...(rows.get(known) ?? []), labelOf(layer.name)]);
  }
  return [
    '| file | may import |',
    '| --- | --- |',
    ...[...rows].map(([known, labels]) => `| ${labels.join(', ')} | ${known} |`),
  ].join('\n');
}

const LABELS: Partial<Record<LayerName, string>> = {
  'ui/messages/ko/kit': '`ui/messages/ko/kit*.ts`',
  'ui/app/islands': '`ui/app/{islands,routes}`',
  'ui/pages': '`ui/pages/X`',
  'composition/tokens': '`composition/{tokens,entry}.ts`',
  'composition/core': '`composition/container.ts`',
  main: '`main.tsx`, `site.tsx`, `core.tsx`',
  ambient: '`*.d.ts`',
};

const labelOf = (name: LayerName): string => LABELS[name] ?? `\`${name}\``;

function knownBy({ name, values, types = [], libraries = [], libraryTypes = [], ofModules }: Layer): string {
  const known = INSIDE.includes(name) ? [name, ...values] : values;
  const [rules, others] = [true, false].map((isInside) => known.filter((one) => INSIDE.includes(one) === isInside));
  const parts = [
    [groups(rules ?? []), ofModules ?? ''].filter((part) => part !== '').join(' '),
    groups(others ?? []),
    types.length === 0 ? '' : `types of ${groups(types)}`,
    quoted(libraries.map(nameOfLibrary)),
    libraryTypes.length === 0 ? '' : `types of ${quoted(libraryTypes)}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'nothing' : parts.join('; ');
}

const nameOfLibrary = (library: string | RegExp): string =>
  typeof library === 'string' ? library : `${library.source.replace(/^\^/, '').replaceAll('\\', '')}*`;

/** The names of layers, with one name for each group of which all are there. */
function groups(names: readonly LayerName[]): string {
  const found = Object.entries(GROUPS)
    .filter(([, group]) => group.every((one) => names.includes(one)))
    .toSorted(([, one], [, other]) => other.length - one.length);
  const covered = new Set<LayerName>();
  const words: string[] = [];
  for (const [word, group] of found) {
    if (group.every((one) => covered.has(one))) continue;
    words.push(word);
    for (const one of group) covered.add(one);
  }
  return [...words, ...names.filter((name) => !covered.has(name)).map(labelOf)].join(', ');
}
