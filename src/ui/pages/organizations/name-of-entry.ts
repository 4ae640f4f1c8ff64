import type { MissionEntry } from '@/organisation/domain/organisation.ts';
import { sameId } from '@/shared/domain/entity-id.ts';

/** What the list calls the entry of an address; undefined until the list is there, and where it holds none. */
export function nameOfEntry(entries: readonly MissionEntry[] | undefined, id: string | undefined): string | undefined {
  return entries?.find((entry) => id !== undefined && sameId(entry.id, id))?.name;
}
