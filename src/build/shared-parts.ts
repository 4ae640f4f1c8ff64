import { type ChunkingContext, importedLater, reachableFrom } from './module-graph.ts';

/** So many islands share what is worth a file that pages of all sections load. */
const MANY = 6;
/** Characters of source that weigh less than the request for a file of their own. */
const SMALL = 1000;

/** Sections whose islands show the same things: what more than two of them share is loaded with any of them. */
const KINDRED: Readonly<Record<string, string>> = {
  account: 'account-parts',
  communion: 'post-parts',
  role: 'role-parts',
  'sermon/bible-studies': 'post-parts',
  'sermon/bulletin': 'bulletin-parts',
};

/** A part of a page that is loaded with it, when that is painted. */
interface Island {
  /** The folder of the page that it stands in. */
  readonly section: string;
  /** The module with all its static imports. */
  readonly closure: ReadonlySet<string>;
  /** A form is in the served page, with all its styles. */
  readonly isPainted: boolean;
}

/**
 * Makes the function that names the chunks of what islands share. By itself each small module would be a file of some hundred
 * bytes, and forty of them take a second on a slow line. Libraries stay apart, and so does what is loaded on a press alone.
 * @param first the modules that the pages and the core import statically, which no island brings along
 * @param isPlaced whether a module has a chunk already, by its name, that most pages load
 * @returns the name for a module; undefined for one that has, or gets, a chunk of its own
 */
export function sharedParts(
  first: ReadonlySet<string>,
  isPlaced: (id: string) => boolean,
  context: ChunkingContext,
): (id: string) => string | undefined {
  const islands = islandsOf(first, context);
  const forms = islands.filter(({ isPainted }) => isPainted);
  const known = new Map<string, boolean>();

  const sectionsOf = (id: string): readonly string[] =>
    islands.filter(({ closure }) => closure.has(id)).map(({ section }) => section);

  /** Whether pages of all sections load a module in one file. */
  const isCommon = (id: string): boolean => {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    // Modules that import each other wait for each other's answer: such a circle is not small.
    known.set(id, false);
    const sections = sectionsOf(id);
    const kinds = new Set(sections).size;
    const common = (sections.length >= MANY && kinds > 2) || (sections.length > 2 && kinds > 1 && isSmall(id));
    known.set(id, common);
    return common;
  };

  /** A small module brings nothing along that the other parts do not have. */
  const isSmall = (id: string): boolean => {
    const { code, importedIds = [] } = context.getModuleInfo(id) ?? {};
    return (code ?? '').length < SMALL && importedIds.every((other) => isPlaced(other) || isCommon(other));
  };

  return (id) => {
    if (first.has(id) || isPlaced(id) || id.includes('/node_modules/')) return undefined;
    if (forms.some(({ closure }) => closure.has(id))) return undefined;
    if (isCommon(id)) return 'parts';
    const sections = sectionsOf(id);
    const names = new Set(sections.map((section) => KINDRED[section]));
    return sections.length > 2 && names.size === 1 ? [...names][0] : undefined;
  };
}

function islandsOf(first: ReadonlySet<string>, context: ChunkingContext): readonly Island[] {
  const roots = new Set(importedLater(first, context).filter((id) => !first.has(id)));
  return [...roots].flatMap((id) => {
    const section = /\/src\/ui\/pages\/(sermon\/[a-z-]+|[a-z-]+)\//.exec(id)?.[1];
    return section === undefined
      ? []
      : [{ section, closure: reachableFrom([id], context), isPainted: id.endsWith('-form.tsx') }];
  });
}
