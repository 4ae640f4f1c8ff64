/** What the bundler tells of a module when it asks for its chunk. */
interface ChunkingContext {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Chunks that load as a whole, by the module that they begin with: few files compress and travel better than many. */
const GROUPS: readonly { readonly name: string; readonly root: string; readonly only?: RegExp }[] = [
  { name: 'shell', root: '/src/main.tsx' },
  // Small parts that the home page and most others stand on: apart, each would be a file of some hundred bytes.
  { name: 'shell', root: '/src/ui/home/home-route.tsx', only: /\/src\/ui\/kit\// },
  { name: 'home', root: '/src/ui/home/home-route.tsx', only: /\/src\/ui\/home\// },
  // What views use is left out: no page should load the core for a button.
  {
    name: 'core',
    root: '/src/composition/members-core.ts',
    only: /\/(?:node_modules|src\/(?:composition|adapters|[a-z]+\/(?:machines|use-cases)))\//,
  },
];

/**
 * Makes the bundler's naming of chunks: a module goes into the first group that imports it at once.
 * @param top the folder of the project
 */
export function chunkNaming(top: string): (id: string, context: ChunkingContext) => string | null {
  const closures = new Map<string, ReadonlySet<string>>();

  return (id, context) => {
    const group = GROUPS.find(({ root, only }) => {
      const known = closures.get(root) ?? reachableFrom(`${top}${root}`, context);
      closures.set(root, known);
      return known.has(id) && (only === undefined || only.test(id));
    });
    return group?.name ?? null;
  };
}

/** Everything that a module imports at once, near or far; not itself, which the bundler makes an entry of its own. */
function reachableFrom(root: string, context: ChunkingContext): ReadonlySet<string> {
  const reached = new Set([root]);
  // A set that grows while it is walked is walked to its new end.
  for (const id of reached) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  reached.delete(root);
  return reached;
}
