import { relative } from 'node:path';
import type { Rolldown } from 'vite';

/** A script of the build, as far as pages ask for it. */
export interface BuiltScript {
  /** The modules in it, by their paths from the project's folder. */
  readonly modules: readonly string[];
  /** The scripts that it imports statically, by their names in the build. */
  readonly imports?: readonly string[];
  readonly sheets?: readonly string[];
  /** Pictures that it and its sheets name. */
  readonly assets?: readonly string[];
}

/** The scripts of a build by their names. */
export type BuiltScripts = Readonly<Record<string, BuiltScript>>;

/** @param root the project's folder */
export function builtScripts(bundle: Rolldown.OutputBundle, root: string): BuiltScripts {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return Object.fromEntries(
    chunks.map(({ fileName, moduleIds, imports, viteMetadata }) => [
      fileName,
      {
        modules: moduleIds.map((id) => relative(root, id)),
        imports,
        sheets: [...(viteMetadata?.importedCss ?? [])],
        assets: [...(viteMetadata?.importedAssets ?? [])],
      },
    ]),
  );
}

export interface NeededFiles {
  /** Without repetition, importers before imports. */
  readonly scripts: readonly string[];
  /** Those of an import before those of its importer. */
  readonly sheets: readonly string[];
  /** Pictures that scripts and sheets name. */
  readonly assets: readonly string[];
}

/**
 * The scripts that modules need before they can run, with their static imports, and the style sheets and pictures of all
 * of them.
 * @throws Error when a module is in no script
 */
export function neededFiles(built: BuiltScripts, modules: readonly string[]): NeededFiles {
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const assets = new Set<string>();
  const visit = (script: string): void => {
    if (scripts.has(script)) return;
    scripts.add(script);
    const file = built[script];
    for (const imported of file?.imports ?? []) visit(imported);
    for (const sheet of file?.sheets ?? []) sheets.add(sheet);
    for (const asset of file?.assets ?? []) assets.add(asset);
  };
  for (const module of modules) visit(scriptWith(built, module));
  return { scripts: [...scripts], sheets: [...sheets], assets: [...assets] };
}

/** Several modules may share a script, so that it is called after at most one of them. */
function scriptWith(built: BuiltScripts, module: string): string {
  const script = Object.keys(built).find((name) => built[name]?.modules.includes(module));
  if (script === undefined) throw new Error(`No script of the build has ${module}`);
  return script;
}

/** Whether a module needs the script with another one before it can run. */
export const standsOn = (built: BuiltScripts, module: string, other: string): boolean =>
  neededFiles(built, [module]).scripts.includes(scriptWith(built, other));
