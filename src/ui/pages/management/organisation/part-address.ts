import type { PartKind, PartRef } from '@/organisation/domain/part-sheet.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { href } from '@/ui/app/routes/href.ts';

export const PARTS = href('manageOrganisation');

const SESSION = 'session';
const KINDS = ['committee', 'department', 'mission'] as const satisfies readonly PartKind[];

/**
 * The address of a part; a department's also names the committee that it belongs to. Its number is written for the
 * address twice: the router has read the address once before a page sees it.
 */
export function partHref({ kind, id }: PartRef, committee?: EntityId): string {
  const part = kind === SESSION ? SESSION : `${kind}-${encodeURIComponent(encodeURIComponent(id))}`;
  return committee === undefined ? `${PARTS}/${part}` : `${PARTS}/${part}?of=${encodeURIComponent(committee)}`;
}

/** The part that the last segment of an address names, if any. */
export function partIn(segment: string): PartRef | undefined {
  if (segment === SESSION) return { kind: SESSION, id: '' };
  const kind = KINDS.find((one) => segment.startsWith(`${one}-`));
  return kind && { kind, id: decoded(segment.slice(kind.length + 1)) };
}

/** The committee that the department of an address belongs to, if it says so. @param search the query */
export function committeeIn(search: string): string | undefined {
  return new URLSearchParams(search).get('of') ?? undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
