import { minifySync } from 'vite';
import { DIALOG_GROUP, GROUPS, type Group } from './chunk-groups.ts';
import { CORE, everyPage } from './every-page.ts';
import { type ChunkingContext, reachableFrom } from './module-graph.ts';
import { loadsOf } from './page-loads.ts';
import { sharedParts } from './shared-parts.ts';

const isMock = (module: string): boolean => module.startsWith('mock-server/');

/**
 * Makes the bundler's function that names chunks: a module belongs to the first group that imports it statically, or to
 * a part that {@link sharedParts} finds.
 * @param top the project's folder
 * @param pages the modules of the pages, by their names in the manifest
 * @param options.mocked whether the build has a server of its own; else the bundler drops the modules of that
 */
export function chunkNaming(
  top: string,
  pages: readonly string[],
  { mocked = false }: { readonly mocked?: boolean } = {},
): (id: string, context: ChunkingContext) => string | null {
  const at = (modules: readonly string[]): readonly string[] => modules.map((module) => `${top}/${module}`);
  const first = [...pages, CORE];
  const closures = new Map<readonly string[], ReadonlySet<string>>();

  const reachable = (roots: readonly string[], context: ChunkingContext): ReadonlySet<string> => {
    const known = closures.get(roots) ?? reachableFrom(at(roots), context);
    closures.set(roots, known);
    return known;
  };

  const groups = mocked ? GROUPS : GROUPS.filter(({ roots }) => !roots.some(isMock));
  const groupOf = (id: string, context: ChunkingContext): Group | undefined =>
    groups.find(
      ({ roots, only, later }) =>
        reachable(roots, context).has(id) &&
        (only === undefined || only.test(id)) &&
        (later === undefined || !reachable(first, context).has(id)),
    );

  const isDropped = (id: string): boolean => !mocked && isMock(id.slice(top.length + 1));
  const partsIn = (bundled: ChunkingContext): ReturnType<typeof sharedParts> => {
    const context = remembered(bundled, isDropped);
    const roots = {
      pages: at(pages),
      everyPage: new Map([...everyPage(mocked)].map(([name, step]) => [`${top}/${name}`, step])),
      isDialog: (id: string) => groupOf(id, context)?.name === DIALOG_GROUP,
    };
    const loads = loadsOf(roots, context);
    return sharedParts(loads, (id) => groupOf(id, context), context);
  };
  let partOf: ReturnType<typeof sharedParts> | undefined;

  return (id, context) => {
    partOf ??= partsIn(context);
    return partOf(id) ?? groupOf(id, context)?.name ?? null;
  };
}

const IMPORT = /\bimport(?:[\w$*{},\s]*\bfrom)?\s*["'`][^"'`]*["'`];/g;

/** What a module leaves in a file of the build: neither comments nor its imports, most of which are in that file too. */
function downloaded(code: string): string {
  const { code: small, errors } = minifySync('module.js', code, { module: true });
  return errors.length > 0 ? code : small.replaceAll(IMPORT, '');
}

/**
 * The bundler's information about each module, asked for once, with its code as it is downloaded.
 * @param isDropped whether the bundler drops dynamic imports of a module, which it does only after it has assigned
 *   chunks
 */
function remembered(context: ChunkingContext, isDropped: (id: string) => boolean): ChunkingContext {
  const known = new Map<string, ReturnType<ChunkingContext['getModuleInfo']>>();
  const ask: ChunkingContext['getModuleInfo'] = (id) => {
    const info = context.getModuleInfo(id);
    if (info === null) return null;
    const { importedIds, code, dynamicallyImportedIds = [] } = info;
    return {
      importedIds,
      code: downloaded(code ?? ''),
      dynamicallyImportedIds: dynamicallyImportedIds.filter((later) => !isDropped(later)),
    };
  };
  return {
    getModuleInfo: (id) => {
      const info = known.has(id) ? (known.get(id) ?? null) : ask(id);
      known.set(id, info);
      return info;
    },
  };
}
