import type { EntityId } from './entity-id.ts';
import type { Outcome } from './outcome.ts';
import type { RestorableKind, StoredOffer } from './removals.ts';

/** The server's calls that undo a deletion (LIST-06, MEMB-06). */
export interface Restorations {
  /**
   * Restores what was deleted; what is not deleted stays as it is, and is `done` too. Refuses with `notFound` when its time is
   * over, with `unsupported` when the server lacks the call. Is not aborted when the user leaves the page.
   * @param id of a bulletin, the label of its Sunday
   */
  restore(kind: RestorableKind, id: EntityId): Promise<Outcome<null>>;
}

/** What the user can still restore, kept in this tab over a reload, and dropped when they sign out (REL-08). */
export interface OfferStore {
  /** Undefined when nothing is stored for the current user. */
  read(): readonly StoredOffer[] | undefined;
  write(offers: readonly StoredOffer[] | undefined): void;
}
