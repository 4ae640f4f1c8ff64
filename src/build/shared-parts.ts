import { type ChunkingContext, importedLater, prerenderedIslands, reachableFrom } from './module-graph.ts';

/** The number of sections from which on a shared module is loaded by a file for all pages. */
const MANY = 6;
/** The maximum size of a small module, in characters of source: a request for a file of its own would cost more. */
const SMALL = 1000;

/**
 * Sections whose islands show the same things: modules that more than two of them share are loaded with any of them.
 */
const KINDRED: Readonly<Record<string, string>> = {
  account: 'account-parts',
  communion: 'post-parts',
  role: 'role-parts',
  'sermon/bible-studies': 'post-parts',
  'sermon/bulletin': 'bulletin-parts',
};

/** A part of a page that is loaded with it, once that is painted. */
interface Island {
  /** The folder of the page that it belongs to. */
  readonly section: string;
  /** The module with all its static imports. */
  readonly closure: ReadonlySet<string>;
  /** Whether it is in the served page, with all its styles. */
  readonly isPrerendered: boolean;
}

/**
 * Makes the function that names the chunks of modules that islands share. Otherwise each small module would be a file
 * of some hundred bytes, and forty of them take a second on a slow network. Libraries have chunks of their own, and so
 * have modules that are loaded on a press alone.
 * @param first the modules that the pages and the core import statically, which no island adds
 * @param isPlaced whether a module has a chunk already, by its name, that most pages load
 * @returns the name for a module; undefined for one that has, or gets, a chunk of its own
 */
export function sharedParts(
  first: ReadonlySet<string>,
  isPlaced: (id: string) => boolean,
  context: ChunkingContext,
): (id: string) => string | undefined {
  const islands = islandsOf(first, context);
  const prerendered = islands.filter(({ isPrerendered }) => isPrerendered);
  const known = new Map<string, boolean>();

  const sectionsOf = (id: string): readonly string[] =>
    islands.filter(({ closure }) => closure.has(id)).map(({ section }) => section);

  /** Whether pages of all sections load a module in one file. */
  const isCommon = (id: string): boolean => {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    // A module in an import circle is not small: it needs all modules of the circle.
    known.set(id, false);
    const sections = sectionsOf(id);
    const kinds = new Set(sections).size;
    const common = (sections.length >= MANY && kinds > 2) || (sections.length > 2 && kinds > 1 && isSmall(id));
    known.set(id, common);
    return common;
  };

  /** Whether a small module imports only modules that the other parts import as well. */
  const isSmall = (id: string): boolean => {
    const { code, importedIds = [] } = context.getModuleInfo(id) ?? {};
    return (code ?? '').length < SMALL && importedIds.every((other) => isPlaced(other) || isCommon(other));
  };

  return (id) => {
    if (first.has(id) || isPlaced(id) || id.includes('/node_modules/')) return undefined;
    if (prerendered.some(({ closure }) => closure.has(id))) return undefined;
    if (isCommon(id)) return 'parts';
    const sections = sectionsOf(id);
    const names = new Set(sections.map((section) => KINDRED[section]));
    return sections.length > 2 && names.size === 1 ? [...names][0] : undefined;
  };
}

function islandsOf(first: ReadonlySet<string>, context: ChunkingContext): readonly Island[] {
  const roots = new Set(importedLater(first, context).filter((id) => !first.has(id)));
  const prerendered = new Set(prerenderedIslands(first, context));
  return [...roots].flatMap((id) => {
    const section = /\/src\/ui\/pages\/(sermon\/[a-z-]+|[a-z-]+)\//.exec(id)?.[1];
    return section === undefined
      ? []
      : [{ section, closure: reachableFrom([id], context), isPrerendered: prerendered.has(id) }];
  });
}
