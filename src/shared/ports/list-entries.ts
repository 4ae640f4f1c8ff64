/** A reader's position in a list. */
export interface ListPlace {
  /** The first item in sight. */
  readonly id: string;
  /** How far below the upper edge of the list it begins, in pixels; negative when it begins above. */
  readonly offset: number;
  /** The item whose page was opened last; forgotten by a reload, which moves no focus. */
  readonly opened?: string | undefined;
}

/**
 * The positions and names of lists, stored with the entries of the browser's history on which the lists are shown
 * (PAGE-03).
 */
export interface ListEntries {
  /** A name for the entry that is shown; after {@link changed}, each entry has another. */
  current(): string;
  /** A list was changed by a write: pages that were cached under the names so far are outdated. */
  changed(): void;
  /** The position that was stored with the entry; undefined when the reader has not been here. */
  place(): ListPlace | undefined;
  store(place: ListPlace): void;
}
