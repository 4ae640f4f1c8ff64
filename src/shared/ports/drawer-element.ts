/** The dialog of the whole menu as it stands in the page: the platform opens and closes it, before and beside the program. */
export interface DrawerElement {
  isOpen(): boolean;
  close(): void;
  /** @returns ends it */
  onChange(listener: () => void): () => void;
}
