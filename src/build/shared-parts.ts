import { basename } from 'node:path';
import type { ChunkingContext } from './module-graph.ts';
import { isServed, type Load, STEP } from './page-loads.ts';
import { type Part, type Parts, type Place, partsOf } from './parts.ts';

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

/** What a part is called after, where it contains one: a page, or an island. */
const ENTRY = /-(?:page|island)\.tsx$/;

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
