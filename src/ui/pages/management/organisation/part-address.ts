import type { PartKind, PartRef } from '@/organisation/domain/part-sheet.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { href } from '@/ui/app/routes/href.ts';

export const PARTS = href('manageOrganisation');

/** The last segment of the governing session's address. */
const GOVERNING_SESSION = 'session';
const KINDS = ['committee', 'department', 'mission'] as const satisfies readonly PartKind[];

/** The address of a part; that of a department also contains its committee. */
export function partHref({ kind, id }: PartRef, committee?: EntityId): string {
  const address = href('manageOrganisation', {
    part: kind === 'governingSession' ? GOVERNING_SESSION : `${kind}-${id}`,
  });
  return committee === undefined ? address : `${address}?of=${encodeURIComponent(committee)}`;
}

/** The part that the last segment of an address names; undefined when it names none. */
export function partIn(segment: string): PartRef | undefined {
  if (segment === GOVERNING_SESSION) return { kind: 'governingSession', id: '' };
  const kind = KINDS.find((one) => segment.startsWith(`${one}-`));
  return kind && { kind, id: segment.slice(kind.length + 1) };
}

/** The committee of the department in an address; undefined when there is none. @param search the query */
export function committeeIn(search: string): string | undefined {
  return new URLSearchParams(search).get('of') ?? undefined;
}
