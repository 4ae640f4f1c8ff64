/** What the bundler writes down of one of its chunks. */
export interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

export interface NeededFiles {
  /** Scripts but for the first entry's own, imports before importers. */
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
