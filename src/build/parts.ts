import type { ChunkingContext } from './module-graph.ts';
import { type Load, STEP } from './page-loads.ts';

/** A group to which modules belong by rule. */
export interface Place {
  readonly name: string;
  /** Takes in modules without a group where that saves more than it costs. */
  readonly grows?: true;
}

/** Modules that are loaded in one file. */
export interface Part {
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
export interface Parts {
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
export function partsOf(
  loads: readonly Load[],
  groupOf: (id: string) => Place | undefined,
  context: ChunkingContext,
): Parts {
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
