/** The bundler's information about modules while it assigns chunks. */
export interface ChunkingContext {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    /** The bundler's own, or what a file of the build will have of it. */
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
): readonly string[] => importedLater(without(known, reachableFrom(page, context)), context);

/**
 * The modules among them that are in the served page before their code is loaded: what is imported for the view that
 * renders islands there.
 */
export const prerenderedAmong = (
  page: readonly string[],
  known: ReadonlySet<string>,
  context: ChunkingContext,
): readonly string[] =>
  importedLater(
    without(known, reachableFrom(page, context)).filter((id) =>
      context.getModuleInfo(id)?.importedIds.some((other) => other.endsWith(PRERENDERED)),
    ),
    context,
  );

const without = (known: ReadonlySet<string>, modules: ReadonlySet<string>): readonly string[] =>
  [...modules].filter((id) => !known.has(id));
