import { islandsAmong } from './manifest.ts';
import { type ChunkingContext, importedLater, laterThan, prerenderedIslands, reachableFrom } from './module-graph.ts';

/** When a page loads a module: the lower the step, the earlier. */
export const STEP = { page: 0, prerendered: 1, island: 2, dialog: 3, never: Number.POSITIVE_INFINITY } as const;

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
  /** Loaded on every page. */
  readonly everywhere: readonly string[];
  /** Whether a module is among the dialogs of every page: islands that import one wait for them. */
  readonly isDialog: (id: string) => boolean;
}

/** A part that is asked for is loaded by few, and they wait for it knowingly. */
const PART_WEIGHT = 0.3;

/** @returns what every page loads, then the pages in their order, then the parts that all of these can ask for */
export function loadsOf({ pages, everywhere, isDialog }: Roots, context: ChunkingContext): readonly Load[] {
  const always = reachableFrom(everywhere, context);
  const islands = new Map(pages.map((page) => [page, islandsOf(page, always, context)]));
  const loads: Load[] = [
    { weight: pages.length, steps: new Map([...always].map((id) => [id, STEP.page])) },
    ...pages.map((page) => pageLoad(page, islands.get(page) ?? [], always, isDialog, context)),
  ];
  const known = new Set([...pages, ...everywhere, ...[...islands.values()].flat()]);
  // Iterating over a list includes what is added meanwhile.
  for (const { steps } of loads)
    for (const part of importedLater(steps.keys(), context)) {
      if (!known.has(part)) loads.push(partLoad(part, loads, context));
      known.add(part);
    }
  return loads;
}

const islandsOf = (page: string, always: ReadonlySet<string>, context: ChunkingContext): readonly string[] =>
  islandsAmong(laterThan([page], always, context));

function pageLoad(
  page: string,
  islands: readonly string[],
  always: ReadonlySet<string>,
  isDialog: Roots['isDialog'],
  context: ChunkingContext,
): Load {
  const own = reachableFrom([page], context);
  const prerendered = new Set(prerenderedIslands(own, context));
  const steps = new Map<string, number>();
  const add = (modules: ReadonlySet<string>, step: number): void => {
    for (const id of modules) if (!always.has(id)) steps.set(id, Math.min(step, steps.get(id) ?? step));
  };
  add(own, STEP.page);
  for (const island of islands) {
    const modules = reachableFrom([island], context);
    if (prerendered.has(island)) add(modules, STEP.prerendered);
    else add(modules, [...modules].some(isDialog) ? STEP.dialog : STEP.island);
  }
  return { weight: 1, steps };
}

/** Modules that all who can ask for the part have loaded already count as its own: they cost it nothing. */
function partLoad(part: string, loads: readonly Load[], context: ChunkingContext): Load {
  const [first, ...others] = loads.filter(({ steps }) => importedLater(steps.keys(), context).includes(part));
  const present = [...(first?.steps.keys() ?? [])].filter((id) => others.every(({ steps }) => steps.has(id)));
  const modules = [...reachableFrom([part], context), ...present];
  return { weight: PART_WEIGHT, steps: new Map(modules.map((id) => [id, STEP.island])) };
}
