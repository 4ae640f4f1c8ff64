/** The domain modules: none imports another. */
const DOMAIN_MODULES = ['auth', 'content', 'people', 'organisation', 'admin'] as const;

const MODULES = DOMAIN_MODULES.join('|');

export type LayerName =
  | 'domain'
  | 'ports'
  | 'use-cases'
  | 'stores'
  | 'machines'
  | 'shared/domain'
  | 'shared/ports'
  | 'shared/use-cases'
  | 'shared/stores'
  | 'shared/machines'
  | 'church'
  | 'adapters/http'
  | 'adapters/browser'
  | 'adapters/worker'
  | 'ui/kit'
  | 'ui/messages'
  | 'ui/patterns'
  | 'ui/app/island'
  | 'ui/app/section'
  | 'ui/app'
  | 'ui/pages'
  | 'composition/tokens'
  | 'composition/core'
  | 'composition/features'
  | 'composition'
  | 'build'
  | 'main'
  | 'ambient';

/** The layers that a layer may import besides itself. */
export interface Layer {
  readonly name: LayerName;
  readonly holds: RegExp;
  /** Layers from which values and types may be imported. */
  readonly values: readonly LayerName[];
  /** Layers from which only types may be imported. */
  readonly types: readonly LayerName[];
  /** Libraries with all their subpaths (`zod` allows `zod/mini`). */
  readonly libraries: readonly (string | RegExp)[];
  /** Libraries from which only types may be imported. */
  readonly libraryTypes?: readonly string[];
}

export const KERNEL: readonly LayerName[] = ['shared/domain', 'shared/ports'];
const VIEW_LIBRARIES = ['react', 'react-dom', 'xstate', '@xstate/react'];

/** Every layer of views except the inside of a page. */
export const UI: readonly LayerName[] = [
  'ui/kit',
  'ui/messages',
  'ui/patterns',
  'ui/app/island',
  'ui/app/section',
  'ui/app',
];
export const INSIDE: readonly LayerName[] = [
  'domain',
  'ports',
  'use-cases',
  'stores',
  'machines',
  ...KERNEL,
  'shared/use-cases',
  'shared/stores',
  'shared/machines',
];

/** The layers and what they may import; a path belongs to the first layer that holds it. */
export const LAYERS: readonly Layer[] = [
  { name: 'domain', holds: within('domain'), values: KERNEL, types: [], libraries: [] },
  { name: 'ports', holds: within('ports'), values: ['domain', ...KERNEL], types: [], libraries: [] },
  { name: 'use-cases', holds: within('use-cases'), values: ['domain', 'ports', ...KERNEL], types: [], libraries: [] },
  {
    // State that outlives a page and is no machine: drafts, news within the tab, calls in a queue, code that is loaded
    // once.
    name: 'stores',
    holds: within('stores'),
    values: ['domain', 'ports', 'shared/stores', ...KERNEL],
    types: ['machines', 'shared/machines'],
    libraries: [],
  },
  {
    name: 'machines',
    holds: within('machines'),
    values: ['domain', 'stores', 'shared/stores', 'shared/machines', ...KERNEL],
    types: ['ports', 'use-cases'],
    libraries: ['xstate'],
  },
  { name: 'shared/domain', holds: /^src\/shared\/domain\//, values: [], types: [], libraries: [] },
  { name: 'shared/ports', holds: /^src\/shared\/ports\//, values: ['shared/domain'], types: [], libraries: [] },
  {
    name: 'shared/use-cases',
    holds: /^src\/shared\/use-cases\//,
    values: KERNEL,
    types: [],
    libraries: [],
  },
  { name: 'shared/stores', holds: /^src\/shared\/stores\//, values: KERNEL, types: [], libraries: [] },
  {
    name: 'shared/machines',
    holds: /^src\/shared\/machines\//,
    values: ['shared/stores', ...KERNEL],
    types: [],
    libraries: ['xstate'],
  },
  // The data of this church, with its pictures.
  { name: 'church', holds: /^src\/church\//, values: ['shared/domain'], types: [], libraries: [] },
  {
    name: 'adapters/http',
    holds: /^src\/adapters\/http\//,
    values: ['domain', 'ports', ...KERNEL],
    types: [],
    libraries: ['ofetch', 'zod/mini'],
  },
  {
    name: 'adapters/browser',
    holds: /^src\/adapters\/browser\//,
    values: ['domain', 'ports', ...KERNEL],
    types: [],
    // The router's own navigation, so that its links and the navigation adapter share one history.
    libraries: ['jose', 'pdfjs-dist', 'wouter/use-browser-location'],
  },
  {
    // A program of its own, bundled separately: it shares nothing with the pages but the names of its headers and
    // messages.
    name: 'adapters/worker',
    holds: /^src\/adapters\/worker\//,
    values: [],
    types: [],
    libraries: [/^workbox-/],
  },
  {
    name: 'ui/kit',
    holds: /^src\/ui\/kit\//,
    values: [],
    types: [],
    libraries: ['react', 'react-dom', /^@radix-ui\//],
  },
  {
    name: 'ui/messages',
    holds: /^src\/ui\/messages\//,
    values: ['domain', 'church', ...KERNEL],
    // Message records are keyed by these types, so that the compiler demands a text for each.
    types: ['ports', 'use-cases', 'machines', 'ui/kit'],
    libraries: [],
  },
  {
    // The parts that give a view its services: the core, islands, and addresses to link to.
    name: 'ui/app/island',
    holds: /^src\/ui\/app\/(?:code|island|routes)\//,
    values: ['ui/kit', 'ui/messages', 'domain', 'shared/stores', 'shared/machines', ...KERNEL],
    types: ['composition/tokens', 'composition/core'],
    libraries: ['react', 'regexparam'],
  },
  {
    name: 'ui/app/section',
    holds: /^src\/ui\/app\/section\//,
    values: [
      'ui/kit',
      'ui/messages',
      'ui/patterns',
      'ui/app/island',
      'domain',
      'machines',
      'composition/features',
      ...KERNEL,
    ],
    types: ['shared/machines'],
    libraries: VIEW_LIBRARIES,
  },
  {
    name: 'ui/patterns',
    holds: /^src\/ui\/patterns\//,
    values: ['ui/kit', 'ui/messages', 'shared/machines', ...KERNEL],
    types: [],
    libraries: [...VIEW_LIBRARIES, /^@dnd-kit\//],
  },
  {
    name: 'ui/pages',
    holds: /^src\/ui\/pages\//,
    values: [
      'ui/kit',
      'ui/messages',
      'ui/patterns',
      'ui/app/island',
      'ui/app/section',
      'church',
      'domain',
      'machines',
      'shared/machines',
      'composition/features',
      ...KERNEL,
    ],
    types: ['ports', 'use-cases'],
    libraries: [...VIEW_LIBRARIES, 'leaflet', 'react-leaflet', 'react-day-picker'],
  },
  {
    name: 'ui/app',
    holds: /^src\/ui\/app\//,
    values: [
      'ui/kit',
      'ui/messages',
      'ui/patterns',
      'ui/app/island',
      'ui/app/section',
      'church',
      'domain',
      'machines',
      'shared/stores',
      'shared/machines',
      'composition/features',
      ...KERNEL,
    ],
    types: ['ports', 'use-cases', 'composition/tokens'],
    libraries: [...VIEW_LIBRARIES, 'react-toastify'],
  },
  {
    name: 'composition/tokens',
    // Views get services from features alone: they may know the types of tokens, and make no feature themselves.
    holds: /^src\/composition\/(?:token|tokens|feature)\.ts$/,
    values: [],
    types: [...INSIDE, 'adapters/http', 'adapters/browser', 'composition'],
    libraries: [],
    libraryTypes: ['inversify', 'xstate'],
  },
  {
    // The core's own feature has only tokens and no bindings; views know it by its type alone.
    name: 'composition/core',
    holds: /^src\/composition\/container\.ts$/,
    values: ['composition/tokens'],
    types: [],
    libraries: [],
  },
  {
    // Features, which views import for their services; they bring the bindings along. And what a page reads before the core is loaded.
    name: 'composition/features',
    holds: /^src\/composition\/[a-z-]+\.(?:feature|early)\.ts$/,
    values: [...INSIDE, 'adapters/http', 'adapters/browser', 'composition/tokens', 'composition'],
    types: [],
    libraries: ['inversify', 'xstate'],
  },
  {
    name: 'composition',
    holds: /^src\/composition\//,
    values: [...INSIDE, 'adapters/http', 'adapters/browser', 'church', ...UI, 'composition/tokens', 'composition/core'],
    types: ['build'],
    libraries: ['inversify', 'reflect-metadata', 'xstate'],
  },
  {
    // Extensions of `vite build`, which are not in the bundle.
    name: 'build',
    holds: /^src\/build\//,
    values: ['church', ...UI, 'composition', 'shared/domain', 'shared/stores'],
    types: ['adapters/worker'],
    libraries: ['react-dom', 'vite', /^node:/],
  },
  {
    name: 'main',
    holds: /^src\/main\.tsx$/,
    values: [...INSIDE, 'adapters/http', 'adapters/browser', 'church', ...UI, 'composition/tokens', 'composition'],
    types: [],
    libraries: ['react', 'react-dom', 'xstate', 'reflect-metadata'],
  },
  {
    name: 'ambient',
    holds: /^src\/[a-z-]+\.d\.ts$/,
    values: [],
    types: [...INSIDE, 'build', 'composition'],
    libraries: ['vite'],
  },
];

export const layerOf = (path: string): Layer | undefined => LAYERS.find(({ holds }) => holds.test(path));

/** The domain module of a path. */
export const moduleOf = (path: string): string | undefined => new RegExp(`^src/(${MODULES})/`).exec(path)?.[1];

function within(folder: string): RegExp {
  return new RegExp(`^src/(?:${MODULES})/${folder}/`);
}
