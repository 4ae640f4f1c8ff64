/** What the bundler tells of a module when it asks for its chunk. */
interface ChunkingContext {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

interface Group {
  readonly name: string;
  /** The modules that it begins with. */
  readonly roots: readonly string[];
  readonly only?: RegExp;
  /**
   * What a page or the core needs before anything else stays out: a page should not load much for a little, and chunks
   * that need each other would run in the wrong order.
   */
  readonly later?: true;
}

const MAIN = '/src/main.tsx';
const HOME = '/src/ui/pages/home/home-page.tsx';
const CORE = '/src/composition/app-core.ts';

/** Chunks that load as a whole: few files compress and travel better than many, and none waits for another. */
export const GROUPS: readonly Group[] = [
  { name: 'shell', roots: [MAIN] },
  // Small parts that the home page and most others stand on: apart, each would be a file of some hundred bytes.
  { name: 'shell', roots: [HOME], only: /\/src\/(?:ui\/kit\/|church\/pictures\/|ui\/messages\/ko\/reading-)/ },
  { name: 'shell', roots: [CORE], only: /\/src\/shared\/domain\/(?:outcome|role)\.ts$/ },
  {
    name: 'home',
    roots: [HOME],
    only: /\/src\/(?:ui\/(?:pages\/home\/|messages\/ko\/(?:home|week)-messages)|church\/|shared\/domain\/poster-on)/,
  },
  {
    name: 'frame',
    roots: [
      'app/section/section-frame',
      'app/section/fold-button',
      'kit/navigation/jump-links',
      'patterns/subject/subject-icon',
    ].map((name) => `/src/ui/${name}.tsx`),
  },
  // What views use is left out: no page should load the core for a button.
  {
    name: 'core',
    roots: [CORE],
    only: /\/(?:node_modules|src\/(?:composition|adapters|[a-z]+\/(?:machines|use-cases)))\/|\/shell-watch\.ts$/,
  },
  {
    name: 'days',
    roots: [
      '/src/ui/messages/ko/date-texts.ts',
      '/src/ui/messages/ko/event-type-names.ts',
      '/src/content/domain/bulletin-week.ts',
      '/src/ui/patterns/event/event-tag.tsx',
      '/src/shared/domain/characters.ts',
      '/src/shared/domain/entity-id.ts',
    ],
  },
  { name: 'dialog', roots: ['/src/ui/kit/overlay/dialog.tsx'], later: true },
  // What every page with something of the church's on it stands on.
  {
    name: 'data',
    roots: [
      ...['content', 'bulletin-repository', 'event-calendar'].map((name) => `/src/composition/${name}.bindings.ts`),
      '/src/ui/kit/feedback/async.tsx',
      '/src/ui/patterns/failure/failure-state.tsx',
      '/src/ui/kit/focus/focus-fallback.ts',
      '/src/shared/machines/provide-read-once.ts',
    ],
    later: true,
  },
  // What is fetched on every page once it rests, and what only that and some pages stand on.
  {
    name: 'drawer-menu',
    roots: [
      '/src/ui/app/shell/drawer-menu.tsx',
      '/src/ui/messages/ko/particles.ts',
      '/src/ui/messages/ko/post-nouns.ts',
    ],
    later: true,
  },
  {
    name: 'home-islands',
    roots: ['poster', 'slides', 'week-news'].map((name) => `/src/ui/pages/home/${name}-island.tsx`),
    // What other pages stand on, too, is theirs.
    only: /\/src\/(?:ui\/pages\/home\/|composition\/(?:home|poster))/,
    later: true,
  },
  // Whoever presses 로그인 on a slow line waits for one file, not for one after another.
  { name: 'login', roots: ['/src/ui/app/login/login-dialog.tsx'], later: true },
];

/**
 * Makes the bundler's naming of chunks: a module goes into the first group that imports it at once.
 * @param top the folder of the project
 * @param pages the modules of its pages, below that folder
 */
export function chunkNaming(
  top: string,
  pages: readonly string[],
): (id: string, context: ChunkingContext) => string | null {
  const first = [...pages, CORE];
  const closures = new Map<readonly string[], ReadonlySet<string>>();

  const reachable = (roots: readonly string[], context: ChunkingContext): ReadonlySet<string> => {
    const known =
      closures.get(roots) ??
      reachableFrom(
        roots.map((root) => `${top}${root}`),
        context,
      );
    closures.set(roots, known);
    return known;
  };

  return (id, context) => {
    // The bundler makes it a chunk of its own.
    if (id === `${top}${MAIN}`) return null;
    const group = GROUPS.find(
      ({ roots, only, later }) =>
        reachable(roots, context).has(id) &&
        (only === undefined || only.test(id)) &&
        (later === undefined || !reachable(first, context).has(id)),
    );
    return group?.name ?? null;
  };
}

/**
 * What a chunk fetches along with what it imports later. Prerendered pages name what they need; in the shell the same
 * lists would be a kilobyte of every page. What a login waits for is named all the same, and in the core what most
 * bindings stand on.
 * @param chunk the file that imports
 * @param needed the files that the import needs
 */
export function preloadsOf(chunk: string, needed: readonly string[]): string[] {
  if (/\/shell-/.test(chunk)) return needed.filter((file) => /\.css$|\/login|\/auth-messages-/.test(file));
  return /\/(?:app-)?core-/.test(chunk)
    ? needed.filter((file) => /\/(?:data-|login|(?:auth|failure)-messages-)/.test(file))
    : [...needed];
}

/** Modules, and everything that they import at once, near or far. */
function reachableFrom(roots: readonly string[], context: ChunkingContext): ReadonlySet<string> {
  const reached = new Set(roots);
  // A set that grows while it is walked is walked to its new end.
  for (const id of reached) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}
