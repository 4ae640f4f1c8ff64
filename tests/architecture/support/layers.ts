/** The domain modules: none imports another. */
const DOMAIN_MODULES = ['auth', 'content', 'people', 'organisation', 'admin'] as const;

const MODULES = DOMAIN_MODULES.join('|');

export type RoomName =
  | 'domain'
  | 'ports'
  | 'use-cases'
  | 'machines'
  | 'shared/domain'
  | 'shared/ports'
  | 'shared/machines'
  | 'church'
  | 'adapters/http'
  | 'adapters/browser'
  | 'ui'
  | 'composition/tokens'
  | 'composition'
  | 'build'
  | 'main'
  | 'ambient';

/** What a room may import besides its own files. */
export interface Room {
  readonly name: RoomName;
  readonly holds: RegExp;
  /** Rooms whose values and types it may import. */
  readonly values: readonly RoomName[];
  /** Rooms of which it may import types alone. */
  readonly types: readonly RoomName[];
  /** Libraries, with everything below them (`zod` allows `zod/mini`). */
  readonly libraries: readonly (string | RegExp)[];
  /** Libraries of which it may import types alone. */
  readonly libraryTypes?: readonly string[];
}

const KERNEL: readonly RoomName[] = ['shared/domain', 'shared/ports'];
const INSIDE: readonly RoomName[] = ['domain', 'ports', 'use-cases', 'machines', ...KERNEL, 'shared/machines'];

/** The table of who may import whom; the first room that holds a path is the one it stands in. */
const ROOMS: readonly Room[] = [
  { name: 'domain', holds: within('domain'), values: KERNEL, types: [], libraries: [] },
  { name: 'ports', holds: within('ports'), values: ['domain', ...KERNEL], types: [], libraries: [] },
  { name: 'use-cases', holds: within('use-cases'), values: ['domain', 'ports', ...KERNEL], types: [], libraries: [] },
  {
    name: 'machines',
    holds: within('machines'),
    values: ['domain', 'shared/machines', ...KERNEL],
    types: ['ports', 'use-cases'],
    libraries: ['xstate'],
  },
  { name: 'shared/domain', holds: /^src\/shared\/domain\//, values: [], types: [], libraries: [] },
  { name: 'shared/ports', holds: /^src\/shared\/ports\//, values: ['shared/domain'], types: [], libraries: [] },
  {
    name: 'shared/machines',
    holds: /^src\/shared\/machines\//,
    values: KERNEL,
    types: [],
    libraries: ['xstate'],
  },
  // What this church is and says of itself: data, and pictures beside it.
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
    // The router's own way of moving, so that its links and the navigation adapter see the same history.
    libraries: ['jose', 'pdfjs-dist', 'wouter/use-browser-location'],
  },
  {
    name: 'ui',
    holds: /^src\/ui\//,
    values: ['domain', 'machines', 'church', 'composition/tokens', 'shared/machines', ...KERNEL],
    types: ['ports', 'use-cases'],
    libraries: [
      'react',
      'react-dom',
      'wouter',
      'regexparam',
      'xstate',
      '@xstate/react',
      /^@radix-ui\//,
      'react-toastify',
      'leaflet',
      'react-leaflet',
      'react-day-picker',
      'react-zoom-pan-pinch',
      /^@dnd-kit\//,
    ],
  },
  {
    name: 'composition/tokens',
    holds: /^src\/composition\/(?:token|tokens|[a-z-]+\.tokens)\.ts$/,
    values: [],
    types: [...INSIDE, 'adapters/http', 'adapters/browser', 'composition'],
    libraries: [],
    libraryTypes: ['inversify', 'xstate'],
  },
  {
    name: 'composition',
    holds: /^src\/composition\//,
    values: [...INSIDE, 'adapters/http', 'adapters/browser', 'church', 'ui', 'composition/tokens'],
    types: [],
    libraries: ['inversify', 'reflect-metadata', 'xstate'],
  },
  {
    // What `vite build` does beyond bundling; nothing of it is in the bundle.
    name: 'build',
    holds: /^src\/build\//,
    values: ['ui', 'church', 'composition', 'shared/domain', 'shared/machines'],
    types: [],
    libraries: ['react-dom', 'vite', /^node:/],
  },
  {
    name: 'main',
    holds: /^src\/main\.tsx$/,
    values: [...INSIDE, 'adapters/http', 'adapters/browser', 'ui', 'composition/tokens', 'composition'],
    types: [],
    libraries: ['react', 'react-dom', 'wouter', 'xstate', 'reflect-metadata'],
  },
  {
    name: 'ambient',
    holds: /^src\/[a-z-]+\.d\.ts$/,
    values: [],
    types: [...INSIDE, 'composition'],
    libraries: ['vite'],
  },
];

/** An arrow that the table forbids and the house needs all the same. */
export interface Exception {
  readonly from: string;
  /** A path of the repository, or the name of a library. */
  readonly to: RegExp;
  readonly typesOnly?: true;
  readonly because: string;
}

const EXCEPTIONS: readonly Exception[] = [
  {
    from: 'src/build/prerender-plugin.ts',
    to: /^$/,
    because: 'it loads the application that it has just built, whose address nobody knows before',
  },
  {
    from: 'src/ui/app/island/core.tsx',
    to: /^inversify$/,
    typesOnly: true,
    because: 'it is typed by the container that it asks',
  },
];

/** True when an arrow is allowed past the table. */
export const isException = (path: string, target: string, typeOnly: boolean): boolean =>
  EXCEPTIONS.some(({ from, to, typesOnly }) => from === path && to.test(target) && (typeOnly || typesOnly !== true));

export const roomOf = (path: string): Room | undefined => ROOMS.find(({ holds }) => holds.test(path));

/** The domain module that a path stands in. */
export const moduleOf = (path: string): string | undefined => new RegExp(`^src/(${MODULES})/`).exec(path)?.[1];

function within(folder: string): RegExp {
  return new RegExp(`^src/(?:${MODULES})/${folder}/`);
}
