import type { EntityId } from '@/shared/domain/entity-id.ts';

/** Five times the members of the church; further items in an answer are dropped (REL-13). */
const MAX_ITEMS = 2000;

interface Known {
  readonly id: EntityId;
}

/** Removes repetitions, keeping the first, and everything beyond {@link MAX_ITEMS}; remembers the ids between calls. */
export function makeDeduplicate(): <Thing extends Known>(things: readonly Thing[]) => readonly Thing[] {
  const seen = new Set<string>();
  return (things) =>
    things.filter(({ id }) => {
      if (seen.has(String(id)) || seen.size >= MAX_ITEMS) return false;
      seen.add(String(id));
      return true;
    });
}
