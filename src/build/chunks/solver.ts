import { basename } from 'node:path';
import { minifySync } from 'vite';
import { type ChunkingContext, isServed, type Load, loadsOf, reachableFrom, STEP } from './loads.ts';
import { CORE, DIALOG_GROUP, everyPage, GROUPS, type Group } from './table.ts';

const isMock = (module: string): boolean => module.startsWith('mock-server/');

/**
 * Makes the bundler's function that names chunks: a module belongs to the first group that imports it statically, or to
 * a chunk that {@link sharedChunks} finds.
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
  const chunksIn = (bundled: ChunkingContext): ReturnType<typeof sharedChunks> => {
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
    return sharedChunks(loads, (id) => groupOf(id, context), context);
  };
  let chunkOf: ReturnType<typeof sharedChunks> | undefined;

  return (id, context) => {
    chunkOf ??= chunksIn(context);
    return chunkOf(id) ?? groupOf(id, context)?.name ?? null;
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
/** With its import statements less than a kilobyte when it is compressed: such a chunk joins even at some loss. */
const SMALL_CHUNK = 1800;
/** What may be lost for it: all pages together load some hundred times as many characters. */
const MAX_LOSS = 30_000;
/** What the rules of a chunk add to a page that contains it, in characters; a chunk's size counts their names only. */
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
export function sharedChunks(
  loads: readonly Load[],
  groupOf: (id: string) => GroupOfChunk | undefined,
  context: ChunkingContext,
): (id: string) => string | undefined {
  const chunks = chunksOf(loads, groupOf, context);
  joinEach(chunks, loads, { saving: 0 });
  joinEach(chunks, loads, { saving: -MAX_LOSS, below: SMALL_CHUNK });
  const circular = chunks.all().find((chunk) => chunks.needs(chunk).has(chunk));
  // Chunks that import each other run in the wrong order.
  if (circular !== undefined)
    throw new Error(
      `${circular.group?.name ?? circular.modules[0]} would import itself through another file of the build`,
    );
  const names = new Map<string, string>();
  const taken = new Set(chunks.all().map(({ group }) => group?.name));
  for (const chunk of chunks.all()) {
    const name = chunk.group?.name ?? freeName(chunk, taken, context);
    taken.add(name);
    for (const id of chunk.modules) names.set(id, name);
  }
  return (id) => names.get(id);
}

const mayGrow = ({ group }: Chunk): boolean => group === undefined || group.grows === true;

interface Joins {
  /** A chunk is joined only where that saves more. */
  readonly saving: number;
  /** Only chunks of fewer characters are joined. */
  readonly below?: number;
}

/**
 * Joins the smallest chunk first, each with the one with which it saves most. A chunk that saves too little is not tried again,
 * though later joins may change what it would save.
 */
function joinEach(chunks: Chunks, loads: readonly Load[], { saving, below = Number.POSITIVE_INFINITY }: Joins): void {
  const alone = new Set<Chunk>();
  for (;;) {
    const small = chunks
      .all()
      .filter((chunk) => chunk.group === undefined && chunk.size < below && !alone.has(chunk))
      .toSorted((one, other) => one.size - other.size)[0];
    if (small === undefined) return;
    const [best] = chunks
      .all()
      .filter((other) => other !== small && mayGrow(other) && chunks.canJoin(small, other))
      .map((other) => ({ other, saving: savingOf(chunks, loads, small, other) }))
      .toSorted((one, another) => another.saving - one.saving);
    if (best === undefined || best.saving <= saving) alone.add(small);
    else chunks.join(best.other, small);
  }
}

/** The requests that two chunks as one file save, less what is then loaded in vain or too early. */
function savingOf(chunks: Chunks, loads: readonly Load[], one: Chunk, other: Chunk): number {
  const [first, second] = [chunks.steps(one), chunks.steps(other)];
  return loads.reduce((sum, { weight }, at) => {
    const [own = STEP.never, its = STEP.never] = [first[at], second[at]];
    const saved = Math.max(own, its) === STEP.never ? 0 : REQUEST;
    const cost = own === its ? 0 : costOf(chunks, at, own < its ? other : one, Math.min(own, its));
    return sum + weight * (saved - cost);
  }, 0);
}

/** What it costs a load to fetch a chunk, and what that needs, in an earlier step than it would. */
function costOf(chunks: Chunks, load: number, chunk: Chunk, step: number): number {
  const early = step < STEP.island ? EARLY_WEIGHT : 1;
  const costAlone = (one: Chunk): number => {
    const before = chunks.steps(one)[load] ?? STEP.never;
    if (before <= step) return 0;
    const styles = one.isStyled && isServed(step) && !isServed(before) ? STYLES * early : 0;
    const request = before === STEP.never && one !== chunk ? REQUEST : 0;
    return request + one.size * early + styles;
  };
  let cost = costAlone(chunk);
  for (const needed of chunks.needs(chunk)) cost += costAlone(needed);
  return cost;
}

/** What a chunk is called after, where it contains one: a page, or an island's view. */
const ENTRY = /-(?:page|view)\.tsx$/;

/** The name of its largest page or module, or of the library to which that belongs: it makes a chunk easy to find. */
function freeName({ modules }: Chunk, taken: ReadonlySet<string | undefined>, context: ChunkingContext): string {
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

/** As much of a group as its chunk needs to know. */
export type GroupOfChunk = Pick<Group, 'name' | 'grows'>;

/** Modules that are loaded in one file. */
interface Chunk {
  /** The group that it is by rule; undefined for modules that have only the same loads. */
  readonly group: GroupOfChunk | undefined;
  readonly modules: readonly string[];
  /** In characters that are downloaded. */
  readonly size: number;
  readonly isStyled: boolean;
  /** For each load the step in which a module of the chunk is first needed. */
  readonly ownSteps: readonly number[];
}

/** A division of the program into chunks that grow together step by step. */
interface Chunks {
  all(): readonly Chunk[];
  /** For each load the step in which it fetches a chunk, for itself or for what imports it. */
  steps(chunk: Chunk): readonly number[];
  /** All chunks that a chunk imports, directly or through others. */
  needs(chunk: Chunk): ReadonlySet<Chunk>;
  /** Whether two chunks can be one file without importing that file through a third one. */
  canJoin(one: Chunk, other: Chunk): boolean;
  /** Makes one chunk of two, which keeps the group of the first. */
  join(one: Chunk, other: Chunk): void;
}

type Links = ReadonlyMap<Chunk, ReadonlySet<Chunk>>;

/**
 * Divides modules into chunks that are loaded alike, and never one without the other. A chunk that would import itself
 * through another one, as a group by rule may stand between its modules, begins as single modules.
 * @param groupOf the group to which a module belongs by rule
 */
function chunksOf(
  loads: readonly Load[],
  groupOf: (id: string) => GroupOfChunk | undefined,
  context: ChunkingContext,
): Chunks {
  const toChunk = (modules: readonly string[], group: GroupOfChunk | undefined): Chunk => ({
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
  let chunks = [...alike.values()].map((modules) => toChunk(modules, groupOf(modules[0] ?? '')));
  let imports = importsOf(chunks, context);
  const circular = chunks.filter(
    (chunk) => chunk.group === undefined && closureOf(imports).get(chunk)?.has(chunk) === true,
  );
  if (circular.length > 0) {
    const single = circular.flatMap(({ modules }) => modules.map((id) => toChunk([id], undefined)));
    chunks = [...chunks.filter((chunk) => !circular.includes(chunk)), ...single];
    imports = importsOf(chunks, context);
  }
  let needs = closureOf(imports);
  let steps = stepsOf(chunks, needs);
  const passes = (from: Chunk, to: Chunk): boolean =>
    [...(imports.get(from) ?? [])].some((between) => between !== to && needs.get(between)?.has(to) === true);

  return {
    all: () => chunks,
    steps: (chunk) => steps.get(chunk) ?? chunk.ownSteps,
    needs: (chunk) => needs.get(chunk) ?? new Set(),
    canJoin: (one, other) => !passes(one, other) && !passes(other, one),
    join: (one, other) => {
      const joined: Chunk = {
        group: one.group,
        modules: [...one.modules, ...other.modules],
        size: one.size + other.size,
        isStyled: one.isStyled || other.isStyled,
        ownSteps: one.ownSteps.map((step, at) => Math.min(step, other.ownSteps[at] ?? STEP.never)),
      };
      const replaced = (chunk: Chunk): Chunk => (chunk === one || chunk === other ? joined : chunk);
      chunks = [...chunks.filter((chunk) => chunk !== one && chunk !== other), joined];
      imports = joinedLinks(imports, replaced);
      needs = closureOf(imports);
      steps = stepsOf(chunks, needs);
    },
  };
}

/** The chunks that each imports directly. */
function importsOf(chunks: readonly Chunk[], context: ChunkingContext): Links {
  const owner = new Map(chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk])));
  const importedBy = (chunk: Chunk): ReadonlySet<Chunk> => {
    const imported = chunk.modules.flatMap((id) => context.getModuleInfo(id)?.importedIds ?? []);
    return new Set(imported.flatMap((id) => owner.get(id) ?? []).filter((other) => other !== chunk));
  };
  return new Map(chunks.map((chunk) => [chunk, importedBy(chunk)]));
}

function joinedLinks(links: Links, replaced: (chunk: Chunk) => Chunk): Links {
  const all = new Map<Chunk, Set<Chunk>>();
  for (const [chunk, others] of links) {
    const key = replaced(chunk);
    const known = all.get(key) ?? new Set();
    for (const other of others) if (replaced(other) !== key) known.add(replaced(other));
    all.set(key, known);
  }
  return all;
}

function closureOf(links: Links): Links {
  const from = (chunk: Chunk): ReadonlySet<Chunk> => {
    const found = new Set(links.get(chunk));
    // Iterating over a set includes what is added meanwhile.
    for (const one of found) for (const other of links.get(one) ?? []) found.add(other);
    return found;
  };
  return new Map([...links.keys()].map((chunk) => [chunk, from(chunk)]));
}

/** A load that fetches a chunk fetches what that needs in the same step at the latest. */
function stepsOf(chunks: readonly Chunk[], needs: Links): ReadonlyMap<Chunk, readonly number[]> {
  const steps = new Map(chunks.map((chunk) => [chunk, [...chunk.ownSteps]]));
  for (const chunk of chunks)
    for (const needed of needs.get(chunk) ?? []) {
      const known = steps.get(needed) ?? [];
      chunk.ownSteps.forEach((step, at) => {
        if (step < (known[at] ?? STEP.never)) known[at] = step;
      });
    }
  return steps;
}
