/** The bundler's information about modules while it assigns chunks. */
export interface ChunkingContext {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    /** The bundler's own, or what a file of the build will have of it. */
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

/** The view that renders an island into the served page. */
const PRERENDERED = '/src/ui/app/islands/prerendered-island.tsx';

/** The modules that others import dynamically. */
const importedLater = (modules: Iterable<string>, context: ChunkingContext): readonly string[] =>
  [...modules].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);

/**
 * The modules that a page imports dynamically, by modules that are not loaded before it.
 * @param known the modules that are
 */
export const laterThan = (
  page: readonly string[],
  known: ReadonlySet<string>,
  context: ChunkingContext,
): readonly string[] => importedLater(without(known, reachableFrom(page, context)), context);

/**
 * The modules among them that are in the served page before their code is loaded: what is imported for the view that
 * renders islands there.
 */
export const prerenderedAmong = (
  page: readonly string[],
  known: ReadonlySet<string>,
  context: ChunkingContext,
): readonly string[] =>
  importedLater(
    without(known, reachableFrom(page, context)).filter((id) =>
      context.getModuleInfo(id)?.importedIds.some((other) => other.endsWith(PRERENDERED)),
    ),
    context,
  );

/** The views among the modules that a page imports dynamically; the other modules are no views, or wait until they are needed. */
export const islandsAmong = (later: readonly string[]): readonly string[] =>
  later.filter((name) => name.endsWith('-view.tsx'));

/** Among the same modules those that show the answer of the page's early call, before its islands. */
export const earlyAmong = (later: readonly string[]): readonly string[] =>
  later.filter((name) => name.endsWith('.early.ts'));

const without = (known: ReadonlySet<string>, modules: ReadonlySet<string>): readonly string[] =>
  [...modules].filter((id) => !known.has(id));

/** When a page loads a module: the lower the step, the earlier. */
export const STEP = {
  page: 0,
  prerendered: 1,
  island: 2,
  /** The dialogs that are in every page, whose code comes last. */
  servedDialogs: 3,
  /** Islands that wait for these. */
  dialog: 4,
  rest: 5,
  never: Number.POSITIVE_INFINITY,
} as const;

/** Whether a page contains what is loaded in a step, and its styles. */
export const isServed = (step: number): boolean => step < STEP.island || step === STEP.servedDialogs;

/** What is loaded together: a page with its islands, or a part that is fetched when it is asked for. */
export interface Load {
  /** How much its bytes and requests count, as a number of pages. */
  readonly weight: number;
  /** Its modules, each with the step in which it is first needed. */
  readonly steps: ReadonlyMap<string, number>;
}

/** The modules from which loads are followed. */
export interface Roots {
  readonly pages: readonly string[];
  /** What every page loads, whatever it shows, each with its step. */
  readonly everyPage: ReadonlyMap<string, number>;
  /** Whether a module is among the dialogs of every page: islands that import one wait for them. */
  readonly isDialog: (id: string) => boolean;
}

/** A part that is asked for is loaded by few, and they wait for it knowingly. */
const PART_WEIGHT = 0.3;

/** @returns what the pages load, in their order, then the parts that these can ask for */
export function loadsOf(roots: Roots, context: ChunkingContext): readonly Load[] {
  const everyPage = [...roots.everyPage.keys()];
  const known = reachableFrom(everyPage, context);
  const laterOf = (page: string): readonly string[] => laterThan([page], known, context);
  const pageLoads = roots.pages.map((page) => pageLoad(page, laterOf(page), known, roots, context));
  const withPages = roots.pages.flatMap((page) => [...islandsAmong(laterOf(page)), ...earlyAmong(laterOf(page))]);
  return [...pageLoads, ...partLoads(pageLoads, new Set([...roots.pages, ...everyPage, ...withPages]), context)];
}

function pageLoad(
  page: string,
  later: readonly string[],
  known: ReadonlySet<string>,
  { everyPage, isDialog }: Roots,
  context: ChunkingContext,
): Load {
  const steps = new Map<string, number>();
  const add = (module: string, stepOf: (modules: ReadonlySet<string>) => number): void => {
    const modules = reachableFrom([module], context);
    const step = stepOf(modules);
    for (const id of modules) steps.set(id, Math.min(step, steps.get(id) ?? step));
  };
  for (const [module, step] of everyPage) add(module, () => step);
  for (const module of [page, ...earlyAmong(later)]) add(module, () => STEP.page);
  const prerendered = prerenderedAmong([page], known, context);
  for (const island of islandsAmong(later))
    add(island, (modules) => {
      if (prerendered.includes(island)) return STEP.prerendered;
      return [...modules].some(isDialog) ? STEP.dialog : STEP.island;
    });
  return { weight: 1, steps };
}

/**
 * What is fetched when a part is asked for. Modules that all who can ask for it have loaded already count as its own:
 * they cost it nothing.
 * @param known modules that are no parts, though others import them dynamically
 */
function partLoads(pageLoads: readonly Load[], known: ReadonlySet<string>, context: ChunkingContext): readonly Load[] {
  const own = new Map<string, ReadonlySet<string>>();
  const find = (modules: Iterable<string>): void => {
    for (const part of importedLater(modules, context))
      if (!known.has(part) && !own.has(part)) own.set(part, reachableFrom([part], context));
  };
  for (const { steps } of pageLoads) find(steps.keys());
  // Iterating over a map includes what is added meanwhile.
  for (const modules of own.values()) find(modules);

  const present = presentBefore(
    own,
    pageLoads.map(({ steps }) => new Set(steps.keys())),
    context,
  );
  return [...own].map(([part, modules]) => ({
    weight: PART_WEIGHT,
    steps: new Map([...modules, ...(present.get(part) ?? [])].map((id) => [id, STEP.island])),
  }));
}

/**
 * The modules that all who can ask for a part have loaded before it. Parts ask for each other, in circles too: at first
 * each counts as if it had everything, which shrinks until nothing changes.
 */
function presentBefore(
  parts: ReadonlyMap<string, ReadonlySet<string>>,
  pages: readonly ReadonlySet<string>[],
  context: ChunkingContext,
): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Set([...pages, ...parts.values()].flatMap((modules) => [...modules]));
  const askedBy = (modules: ReadonlySet<string>): ReadonlySet<string> => new Set(importedLater(modules, context));
  const askingPages = pages.map((modules) => ({ modules, asked: askedBy(modules) }));
  const askingParts = [...parts].map(([part, modules]) => ({ part, modules, asked: askedBy(modules) }));
  const present = new Map<string, ReadonlySet<string>>([...parts.keys()].map((part) => [part, all]));
  for (let changes = true; changes; ) {
    changes = false;
    for (const [part, before] of present) {
      const has = [
        ...askingPages
          .filter(({ asked }) => asked.has(part))
          .map(
            ({ modules }) =>
              (id: string) =>
                modules.has(id),
          ),
        ...askingParts
          .filter(({ asked }) => asked.has(part))
          .map((asker) => (id: string) => asker.modules.has(id) || present.get(asker.part)?.has(id) === true),
      ];
      const left = new Set([...before].filter((id) => has.every((hasModule) => hasModule(id))));
      if (left.size === before.size) continue;
      present.set(part, left);
      changes = true;
    }
  }
  return present;
}
