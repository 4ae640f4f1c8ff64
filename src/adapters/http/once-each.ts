import type { EntityId } from '@/shared/domain/entity-id.ts';

/** Five times the church; a server that sends more is heard no further (REL-13). */
const MOST = 2000;

interface Known {
  readonly id: EntityId;
}

/** Lets every thing through once, where it stands first, and as many as a page can hold. */
export function makeOnceEach(): <Thing extends Known>(things: readonly Thing[]) => readonly Thing[] {
  const seen = new Set<string>();
  return (things) =>
    things.filter(({ id }) => {
      if (seen.has(String(id)) || seen.size >= MOST) return false;
      seen.add(String(id));
      return true;
    });
}
