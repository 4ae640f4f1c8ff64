import type { Route } from 'playwright';
import type { ChurchWorld } from '../../support/world.ts';

/** Addresses of scripts: a pattern, or whether an address is meant. */
type Scripts = string | ((address: URL) => boolean);

/** The program; the pages are prerendered. */
export const PROGRAM = '**/assets/shell*.js';

interface Gate {
  readonly scripts: Scripts;
  readonly how: 'refused' | 'held';
  readonly held: Route[];
  isOpen: boolean;
}

/** The gates of each scenario. */
const gates = new WeakMap<ChurchWorld, readonly Gate[]>();

/**
 * From now on these scripts do not come to any page of the scenario: they cannot be fetched, or they are held until
 * `letScriptsCome`.
 */
export async function stopScripts(world: ChurchWorld, scripts: Scripts, how: Gate['how']): Promise<void> {
  const gate: Gate = { scripts, how, held: [], isOpen: false };
  gates.set(world, [...(gates.get(world) ?? []), gate]);
  await world.context.route(scripts, async (route) => {
    if (gate.isOpen) await route.fallback();
    else if (how === 'refused') await route.abort();
    else gate.held.push(route);
  });
}

/**
 * The scripts that were held come, and those that are asked for from now on.
 * @param pattern of those that were stopped; without it, whatever is held
 * @returns how many were held
 */
export async function letScriptsCome(world: ChurchWorld, pattern?: string): Promise<number> {
  const opened = (gates.get(world) ?? []).filter(
    ({ scripts, how, isOpen }) => !isOpen && (pattern === undefined ? how === 'held' : scripts === pattern),
  );
  for (const gate of opened) gate.isOpen = true;
  const held = opened.flatMap((gate) => gate.held);
  await Promise.all(held.map((route) => route.continue()));
  return held.length;
}
