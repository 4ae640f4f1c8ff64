/** The bundler's information about modules while it assigns chunks. */
export interface ChunkingContext {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly code?: string | null | undefined;
    readonly dynamicallyImportedIds?: readonly string[] | undefined;
  } | null;
}

/** Modules with all their static imports, direct and indirect. */
export function reachableFrom(roots: readonly string[], context: ChunkingContext): ReadonlySet<string> {
  const reached = new Set(roots);
  // Iterating over a set includes what is added meanwhile.
  for (const id of reached) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}

/** The view that renders an island into the served page. */
const PRERENDERED = '/src/ui/app/island/prerendered-island.tsx';

/** The islands that are in their served pages before their code is loaded: what their pages import for that view. */
export const prerenderedIslands = (pages: Iterable<string>, context: ChunkingContext): readonly string[] =>
  importedLater(
    [...pages].filter((id) => context.getModuleInfo(id)?.importedIds.some((other) => other.endsWith(PRERENDERED))),
    context,
  );

/** The modules that others import dynamically. */
export const importedLater = (modules: Iterable<string>, context: ChunkingContext): readonly string[] =>
  [...modules].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);

/**
 * The modules that a page imports dynamically, by modules that are not loaded before it.
 * @param known the modules that are
 */
export const laterThan = (
  page: readonly string[],
  known: ReadonlySet<string>,
  context: ChunkingContext,
): readonly string[] =>
  importedLater(
    [...reachableFrom(page, context)].filter((id) => !known.has(id)),
    context,
  );
