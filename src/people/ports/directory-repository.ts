import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import type { DirectoryEntry } from '../domain/directory-entry.ts';

export interface DirectoryQuery {
  /** Each has to be in the name or the zone's name; an initial consonant stands for its syllable. */
  readonly words: readonly string[];
  /** Of whom alone, by the number of a zone; undefined for all. */
  readonly zone: EntityId | undefined;
  /** From 1; an empty one is behind the last. */
  readonly page: number;
}

/** A page, or that pages were asked for faster than a person reads: for how many seconds none is answered. */
export type DirectoryAnswer =
  | { readonly kind: 'page'; readonly entries: readonly DirectoryEntry[] }
  | { readonly kind: 'tooFast'; readonly seconds: number };

/** The directory of the members, of each of whom the server tells what they have opened (MINE-03). */
export interface DirectoryRepository {
  page(query: DirectoryQuery, signal?: AbortSignal): Promise<Outcome<DirectoryAnswer>>;
}
