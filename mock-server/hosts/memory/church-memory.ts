import { enterWorld } from '../../control/enter-world.ts';
import { type ChurchMemory, onPartChange } from './church-parts.ts';
import { type SharedMemory, type SharedMemoryOptions, shareMemory } from './shared-memory.ts';

/** Of what is stored; raised when a part means something else than before while its shape is the same. */
const version = 1;

/** What is stored under another form is not read: it was another version of the church. */
export const formOf = (parts: SharedMemoryOptions['parts']): string => [version, ...parts.keys()].join(' ');

/** The memory of a church, filled with its world where nothing that fits is stored. */
export const keepMemory = (kept: ChurchMemory, options: Omit<SharedMemoryOptions, 'populate'>): SharedMemory => {
  const memory = shareMemory({ ...options, populate: () => enterWorld(kept, kept.control.settings().world) });
  onPartChange(kept, memory.touch);
  return memory;
};
