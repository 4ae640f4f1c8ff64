import { type EntityId, sameId } from '@/shared/domain/entity-id.ts';
import type { DirectoryZone } from './directory-entry.ts';

/** The search and filter of the directory. */
export interface DirectoryView {
  /** The field's text, as it is typed. */
  readonly text: string;
  /** The zone whose members alone are shown; undefined for all. */
  readonly zone: DirectoryZone | undefined;
}

const TEXT = 'q';
const ZONE = 'zone';

/** The server refuses a longer text. */
const MOST_LETTERS = 100;

/**
 * The view that a query names, such as `q=ㄱㅁㅅ&zone=8`.
 * @param ownZone the only zone that can be shown alone: a link to another zone shows all members
 */
export function directoryViewIn(query: string, ownZone: DirectoryZone | undefined): DirectoryView {
  const parameters = new URLSearchParams(query);
  const zone: EntityId | null = parameters.get(ZONE);
  return {
    text: (parameters.get(TEXT) ?? '').trim().slice(0, MOST_LETTERS),
    zone: zone !== null && ownZone !== undefined && sameId(ownZone.id, zone) ? ownZone : undefined,
  };
}

/**
 * The address of a view; default values are left out.
 * @param page such as `/account/directory`
 */
export function addressOfDirectory(page: string, { text, zone }: DirectoryView): string {
  const query = new URLSearchParams({
    ...(text.trim() !== '' && { [TEXT]: text.trim() }),
    ...(zone !== undefined && { [ZONE]: String(zone.id) }),
  });
  return query.size === 0 ? page : `${page}?${query}`;
}
