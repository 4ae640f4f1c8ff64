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

/** The modules that others import dynamically. */
export const importedLater = (modules: Iterable<string>, context: ChunkingContext): readonly string[] =>
  [...modules].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
