/** What the bundler writes down of one of its chunks. */
export interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

export interface NeededFiles {
  /** Each once, importers before what they import. */
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
}

/**
 * What must be there before some modules can run: their chunks, all that these import at once, and their sheets.
 * @throws Error when the manifest does not know a module
 */
export function neededFiles(manifest: Manifest, modules: readonly string[]): NeededFiles {
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build's manifest has no ${name}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const sheet of chunk.css ?? []) sheets.add(sheet);
  };
  for (const name of modules) visit(name);
  return { scripts: [...scripts], sheets: [...sheets] };
}

/**
 * The islands of a page: what its own chunks import later and show at once. Of several such parts those are islands that
 * are called so; the others wait for a press, or to come into view.
 * @param modules the page's own
 * @param known what every page has, whose later parts are not the page's
 */
export function islandsOf(manifest: Manifest, modules: readonly string[], known: readonly string[]): readonly string[] {
  const shared = new Set(neededFiles(manifest, known).scripts);
  const own = neededFiles(manifest, modules).scripts.filter((file) => !shared.has(file));
  const later = Object.values(manifest)
    .filter(({ file }) => own.includes(file))
    .flatMap(({ dynamicImports = [] }) => dynamicImports);
  return later.length === 1 ? later : later.filter((name) => name.endsWith('-island.tsx'));
}
