import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import type { DirectoryEntry } from '../domain/directory-entry.ts';

export interface DirectoryQuery {
  /** Each word has to be in the name or the zone's name; an initial consonant stands for its syllable. */
  readonly words: readonly string[];
  /** The number of the zone whose members alone are listed; undefined for all. */
  readonly zone: EntityId | undefined;
  /** The page, from 1; an empty page is behind the last. */
  readonly page: number;
}

/** A page; or how many seconds the server answers none, because pages were requested faster than a person reads. */
export type DirectoryAnswer =
  | { readonly kind: 'page'; readonly entries: readonly DirectoryEntry[] }
  | { readonly kind: 'tooFast'; readonly seconds: number };

/** The directory of the members, with the fields that each shows to this reader (MINE-03). */
export interface DirectoryRepository {
  page(query: DirectoryQuery, signal?: AbortSignal): Promise<Outcome<DirectoryAnswer>>;
}
