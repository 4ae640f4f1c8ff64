/** A chunk in the bundler's manifest. */
export interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  /** Pictures that its scripts and sheets name. */
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/**
 * A manifest that also lists the program's first module: the bundler leaves it out where it shares a file with others.
 * @param file the one in which it is
 * @throws Error when the manifest has no such file
 */
export function withFirstModule(manifest: Manifest, module: string, file: string | undefined): Manifest {
  const chunk = Object.values(manifest).find((one) => one.file === file);
  if (chunk === undefined) throw new Error(`${module} is in no file of the build`);
  return { ...manifest, [module]: chunk };
}

export interface NeededFiles {
  /** Without repetition, importers before imports. */
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
  /** Pictures that scripts and sheets name. */
  readonly assets: readonly string[];
}

/**
 * The chunks that modules need before they can run, with their static imports, and the style sheets and pictures of all of them.
 * @throws Error when a module is not in the manifest
 */
export function neededFiles(manifest: Manifest, modules: readonly string[]): NeededFiles {
  const visited = new Set<string>();
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const assets = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build's manifest has no ${name}`);
    // Two entries may name one file: a lazy module and the chunk in which it lies.
    if (visited.has(name)) return;
    visited.add(name);
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const sheet of chunk.css ?? []) sheets.add(sheet);
    for (const asset of chunk.assets ?? []) assets.add(asset);
  };
  for (const name of modules) visit(name);
  return { scripts: [...scripts], sheets: [...sheets], assets: [...assets] };
}

/** Whether a module needs the chunk that contains another one before it can run. */
export function standsOn(manifest: Manifest, module: string, other: string): boolean {
  const [chunk = ''] = neededFiles(manifest, [other]).scripts;
  return neededFiles(manifest, [module]).scripts.includes(chunk);
}

/** The views among the modules that a page imports dynamically; the other modules are no views, or wait until they are needed. */
export const islandsAmong = (later: readonly string[]): readonly string[] =>
  later.filter((name) => name.endsWith('-island.tsx'));

/** Among the same modules those that show the answer of the page's early call, before its islands. */
export const earlyAmong = (later: readonly string[]): readonly string[] =>
  later.filter((name) => name.endsWith('.early.ts'));
