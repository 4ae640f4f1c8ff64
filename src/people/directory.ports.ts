import type { EntityId } from '@/shared/entity-id.ts';
import type { Outcome } from '@/shared/outcome.ts';
import type { DirectoryEntry, OwnVisibility, VisibilitySettings } from './directory.ts';

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

declare module '@/shared/notifications.ports.ts' {
  interface ToastSubjects {
    readonly directory: 'visibilityNotSaved';
  }
}

/** The fields that the signed-in member shows to others (MINE-03). */
export interface VisibilityRepository {
  read(signal?: AbortSignal): Promise<Outcome<OwnVisibility>>;
  /**
   * @param version on which the change is based. Refuses with `conflict` when the settings were changed elsewhere
   * meanwhile.
   */
  save(
    settings: VisibilitySettings,
    version: string | undefined,
    signal?: AbortSignal,
  ): Promise<Outcome<OwnVisibility>>;
}
