import { basename } from 'node:path';
import { minifySync } from 'vite';
import { type ChunkingContext, isServed, type Load, loadsOf, reachableFrom, STEP } from './loads.ts';
import { CORE, DIALOG_GROUP, everyPage, GROUPS, type Group } from './table.ts';

const isMock = (module: string): boolean => module.startsWith('mock-server/');

/**
 * Makes the bundler's function that names chunks: a module belongs to the first group that imports it statically, or to
 * a part that {@link sharedParts} finds.
 * @param top the project's folder
 * @throws Error when a module of the table does not exist
 * @param pages the modules of the pages, by their paths from the project's folder
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
    // A root that names no module would silently make other chunks.
    const named = [...everyPage(mocked).keys(), ...pages, ...groups.flatMap((group) => group.roots)];
    const gone = [...new Set(named)].filter((module) => context.getModuleInfo(`${top}/${module}`) === null);
    if (gone.length > 0) throw new Error(`No module is called ${gone.join(', ')}: see table.ts`);
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

/** What a request costs, in characters that are downloaded: some two kilobytes when they are compressed. */
const REQUEST = 4000;
/** With its import statements less than a kilobyte when it is compressed: such a part joins even at some loss. */
const SMALL_PART = 1800;
/** What may be lost for it: all pages together load some hundred times as many characters. */
const MAX_LOSS = 30_000;
/** What the rules of a part add to a page that contains it, in characters; a part's size counts their names only. */
const STYLES = 2000;
/** The weight of a character that is loaded before the first paint or the first press. */
const EARLY_WEIGHT = 5;

/**
 * Makes the function that names the chunks of modules without a group. Modules that are loaded alike are one chunk, and
 * small chunks join others as long as the requests that are saved outweigh what is then loaded in vain or too early, the
 * smallest even at some loss: forty files of some hundred bytes take a second on a slow network.
 * @param loads what the program's pages and parts load
 * @throws Error when a file would import itself through another one
 */
export function sharedParts(
  loads: readonly Load[],
  placeOf: (id: string) => Place | undefined,
  context: ChunkingContext,
): (id: string) => string | undefined {
  const parts = partsOf(loads, placeOf, context);
  joinEach(parts, loads, { saving: 0 });
  joinEach(parts, loads, { saving: -MAX_LOSS, below: SMALL_PART });
  const circular = parts.all().find((part) => parts.needs(part).has(part));
  // Chunks that import each other run in the wrong order.
  if (circular !== undefined)
    throw new Error(
      `${circular.group?.name ?? circular.modules[0]} would import itself through another file of the build`,
    );
  const names = new Map<string, string>();
  const taken = new Set(parts.all().map(({ group }) => group?.name));
  for (const part of parts.all()) {
    const name = part.group?.name ?? freeName(part, taken, context);
    taken.add(name);
    for (const id of part.modules) names.set(id, name);
  }
  return (id) => names.get(id);
}

const mayGrow = ({ group }: Part): boolean => group === undefined || group.grows === true;

interface Joins {
  /** A part is joined only where that saves more. */
  readonly saving: number;
  /** Only parts of fewer characters are joined. */
  readonly below?: number;
}

/**
 * Joins the smallest part first, each with the one with which it saves most. A part that saves too little is not tried again,
 * though later joins may change what it would save.
 */
function joinEach(parts: Parts, loads: readonly Load[], { saving, below = Number.POSITIVE_INFINITY }: Joins): void {
  const alone = new Set<Part>();
  for (;;) {
    const small = parts
      .all()
      .filter((part) => part.group === undefined && part.size < below && !alone.has(part))
      .toSorted((one, other) => one.size - other.size)[0];
    if (small === undefined) return;
    const [best] = parts
      .all()
      .filter((other) => other !== small && mayGrow(other) && parts.canJoin(small, other))
      .map((other) => ({ other, saving: savingOf(parts, loads, small, other) }))
      .toSorted((one, another) => another.saving - one.saving);
    if (best === undefined || best.saving <= saving) alone.add(small);
    else parts.join(best.other, small);
  }
}

/** The requests that two parts as one file save, less what is then loaded in vain or too early. */
function savingOf(parts: Parts, loads: readonly Load[], one: Part, other: Part): number {
  const [first, second] = [parts.steps(one), parts.steps(other)];
  return loads.reduce((sum, { weight }, at) => {
    const [own = STEP.never, its = STEP.never] = [first[at], second[at]];
    const saved = Math.max(own, its) === STEP.never ? 0 : REQUEST;
    const cost = own === its ? 0 : costOf(parts, at, own < its ? other : one, Math.min(own, its));
    return sum + weight * (saved - cost);
  }, 0);
}

/** What it costs a load to fetch a part, and what that needs, in an earlier step than it would. */
function costOf(parts: Parts, load: number, part: Part, step: number): number {
  const early = step < STEP.island ? EARLY_WEIGHT : 1;
  const costAlone = (one: Part): number => {
    const before = parts.steps(one)[load] ?? STEP.never;
    if (before <= step) return 0;
    const styles = one.isStyled && isServed(step) && !isServed(before) ? STYLES * early : 0;
    const request = before === STEP.never && one !== part ? REQUEST : 0;
    return request + one.size * early + styles;
  };
  let cost = costAlone(part);
  for (const needed of parts.needs(part)) cost += costAlone(needed);
  return cost;
}

/** What a part is called after, where it contains one: a page, or an island's view. */
const ENTRY = /-(?:page|view)\.tsx$/;

/** The name of its largest page or module, or of the library to which that belongs: it makes a part easy to find. */
function freeName({ modules }: Part, taken: ReadonlySet<string | undefined>, context: ChunkingContext): string {
  const sizeOf = (id: string): number => context.getModuleInfo(id)?.code?.length ?? 0;
  const entries = modules.filter((id) => ENTRY.test(id));
  const [largest = ''] = (entries.length > 0 ? entries : modules).toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const [, library] = /.*\/node_modules\/(@[^/]+\/[^/]+|[^/]+)/.exec(largest) ?? [];
  const name = library?.replace('@', '').replace('/', '-') ?? basename(largest).replace(/\.[a-z.]*$/, '');
  for (let at = 1; ; at++) {
    const free = at === 1 ? name : `${name}-${at}`;
    if (!taken.has(free)) return free;
  }
}

/** A group to which modules belong by rule. */
export interface Place {
  readonly name: string;
  /** Takes in modules without a group where that saves more than it costs. */
  readonly grows?: true;
}

/** Modules that are loaded in one file. */
interface Part {
  /** The group that it is by rule; undefined for modules that have only the same loads. */
  readonly group: Place | undefined;
  readonly modules: readonly string[];
  /** In characters that are downloaded. */
  readonly size: number;
  readonly isStyled: boolean;
  /** For each load the step in which a module of the part is first needed. */
  readonly ownSteps: readonly number[];
}

/** A division of the program into parts that grow together step by step. */
interface Parts {
  all(): readonly Part[];
  /** For each load the step in which it fetches a part, for itself or for what imports it. */
  steps(part: Part): readonly number[];
  /** All parts that a part imports, directly or through others. */
  needs(part: Part): ReadonlySet<Part>;
  /** Whether two parts can be one file without importing that file through a third one. */
  canJoin(one: Part, other: Part): boolean;
  /** Makes one part of two, which keeps the group of the first. */
  join(one: Part, other: Part): void;
}

type Links = ReadonlyMap<Part, ReadonlySet<Part>>;

/**
 * Divides modules into parts that are loaded alike, and never one without the other. A part that would import itself
 * through another one, as a group by rule may stand between its modules, begins as single modules.
 * @param groupOf the group to which a module belongs by rule
 */
function partsOf(loads: readonly Load[], groupOf: (id: string) => Place | undefined, context: ChunkingContext): Parts {
  const toPart = (modules: readonly string[], group: Place | undefined): Part => ({
    group,
    modules,
    size: modules.reduce((sum, id) => sum + (context.getModuleInfo(id)?.code?.length ?? 0), 0),
    isStyled: modules.some((id) => id.includes('.css')),
    ownSteps: loads.map(({ steps }) => Math.min(...modules.map((id) => steps.get(id) ?? STEP.never))),
  });
  const ids = [...new Set(loads.flatMap(({ steps }) => [...steps.keys()]))];
  const alike = new Map<string, string[]>();
  for (const id of ids) {
    const key = groupOf(id)?.name ?? loads.map(({ steps }) => steps.get(id) ?? '').join();
    alike.set(key, [...(alike.get(key) ?? []), id]);
  }
  let parts = [...alike.values()].map((modules) => toPart(modules, groupOf(modules[0] ?? '')));
  let imports = importsOf(parts, context);
  const circular = parts.filter((part) => part.group === undefined && closureOf(imports).get(part)?.has(part) === true);
  if (circular.length > 0) {
    const single = circular.flatMap(({ modules }) => modules.map((id) => toPart([id], undefined)));
    parts = [...parts.filter((part) => !circular.includes(part)), ...single];
    imports = importsOf(parts, context);
  }
  let needs = closureOf(imports);
  let steps = stepsOf(parts, needs);
  const passes = (from: Part, to: Part): boolean =>
    [...(imports.get(from) ?? [])].some((between) => between !== to && needs.get(between)?.has(to) === true);

  return {
    all: () => parts,
    steps: (part) => steps.get(part) ?? part.ownSteps,
    needs: (part) => needs.get(part) ?? new Set(),
    canJoin: (one, other) => !passes(one, other) && !passes(other, one),
    join: (one, other) => {
      const joined: Part = {
        group: one.group,
        modules: [...one.modules, ...other.modules],
        size: one.size + other.size,
        isStyled: one.isStyled || other.isStyled,
        ownSteps: one.ownSteps.map((step, at) => Math.min(step, other.ownSteps[at] ?? STEP.never)),
      };
      const replaced = (part: Part): Part => (part === one || part === other ? joined : part);
      parts = [...parts.filter((part) => part !== one && part !== other), joined];
      imports = joinedLinks(imports, replaced);
      needs = closureOf(imports);
      steps = stepsOf(parts, needs);
    },
  };
}

/** The parts that each imports directly. */
function importsOf(parts: readonly Part[], context: ChunkingContext): Links {
  const owner = new Map(parts.flatMap((part) => part.modules.map((id) => [id, part])));
  const importedBy = (part: Part): ReadonlySet<Part> => {
    const imported = part.modules.flatMap((id) => context.getModuleInfo(id)?.importedIds ?? []);
    return new Set(imported.flatMap((id) => owner.get(id) ?? []).filter((other) => other !== part));
  };
  return new Map(parts.map((part) => [part, importedBy(part)]));
}

function joinedLinks(links: Links, replaced: (part: Part) => Part): Links {
  const all = new Map<Part, Set<Part>>();
  for (const [part, others] of links) {
    const key = replaced(part);
    const known = all.get(key) ?? new Set();
    for (const other of others) if (replaced(other) !== key) known.add(replaced(other));
    all.set(key, known);
  }
  return all;
}

function closureOf(links: Links): Links {
  const from = (part: Part): ReadonlySet<Part> => {
    const found = new Set(links.get(part));
    // Iterating over a set includes what is added meanwhile.
    for (const one of found) for (const other of links.get(one) ?? []) found.add(other);
    return found;
  };
  return new Map([...links.keys()].map((part) => [part, from(part)]));
}

/** A load that fetches a part fetches what that needs in the same step at the latest. */
function stepsOf(parts: readonly Part[], needs: Links): ReadonlyMap<Part, readonly number[]> {
  const steps = new Map(parts.map((part) => [part, [...part.ownSteps]]));
  for (const part of parts)
    for (const needed of needs.get(part) ?? []) {
      const known = steps.get(needed) ?? [];
      part.ownSteps.forEach((step, at) => {
        if (step < (known[at] ?? STEP.never)) known[at] = step;
      });
    }
  return steps;
}
