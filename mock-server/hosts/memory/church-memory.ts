import { enterWorld } from '../../control/enter-world.ts';
import { type ChurchMemory, onPartChange } from './church-parts.ts';
import { type SharedMemory, type SharedMemoryOptions, shareMemory } from './shared-memory.ts';

/** The version of the stored data; raise it when a part changes its meaning but not its shape. */
const version = 1;

/** Identifies the format: data that another version of the mock has stored is not read. */
export const formOf = (parts: SharedMemoryOptions['parts']): string => [version, ...parts.keys()].join(' ');

/** The stored church, filled with its world if no matching data is stored. */
export const keepMemory = (
  kept: ChurchMemory,
  options: Omit<SharedMemoryOptions, 'populate' | 'onFilled'>,
): SharedMemory => {
  const memory = shareMemory({
    ...options,
    populate: () => enterWorld(kept, kept.control.settings().world),
    // Only now: a collection with listeners takes twice as long to fill.
    onFilled: () => onPartChange(kept, memory.touch),
  });
  return memory;
};
