/** Keeps a draft over a reload of the page, in its tab alone. */
export interface DraftStore {
  /** The last stored value, unchecked: the caller validates it. */
  read(): unknown;
  /** @param draft undefined removes the stored draft */
  write(draft: object | undefined): void;
}
